/** Changes with every change on the wire. Written by `python -m quarterdeck.wire`: do not edit. */
export const WIRE = '52d5f4c16d51';
