/** Changes with every change on the wire. Written by `python -m quarterdeck.wire`: do not edit. */
export const WIRE = 'fd1b9953f05f';
