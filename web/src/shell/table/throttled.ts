/** Passes on at most one in so many milliseconds; of those that come faster always the newest. */
export function throttled<Given extends unknown[]>(
  pass: (...given: Given) => void,
  ms: number,
): (...given: Given) => void {
  let resting = false;
  let newest: Given | null = null;
  const next = (...given: Given): void => {
    newest = null;
    resting = true;
    pass(...given);
    setTimeout(() => {
      resting = false;
      if (newest) next(...newest);
    }, ms);
  };
  return (...given) => {
    if (resting) newest = given;
    else next(...given);
  };
}
