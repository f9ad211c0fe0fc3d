/** The screens that have a layout of their own; style sheets name them `--upright`, `--flat`, `--phone`. */
export const UPRIGHT = '(max-width: 760px) and (orientation: portrait)';
export const FLAT = '(max-height: 500px) and (orientation: landscape)';
export const PHONE = `${UPRIGHT}, ${FLAT}`;
