/** Changes with every change on the wire. Written by `python -m quarterdeck.wire`: do not edit. */
export const WIRE = '04f903db45e1';
