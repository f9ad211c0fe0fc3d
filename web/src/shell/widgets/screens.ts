/** The screens that have a layout of their own; style sheets name them `--upright`, `--flat`, `--phone`. */
/** A tablet held upright has room for nothing beside a table either. */
export const UPRIGHT = '(max-width: 900px) and (orientation: portrait)';
export const FLAT = '(max-height: 500px) and (orientation: landscape)';
export const PHONE = `${UPRIGHT}, ${FLAT}`;
