// Tasks one after the other, so that input comes in between, until the page is left: then there may
// be no other task than the present one.
let leave = (): void => undefined;
const left = new Promise<void>((resolve) => (leave = resolve));

/** @param isLeft whether the page is hidden or being left already */
export function watchForLeaving(isLeft: boolean): void {
  if (isLeft) leave();
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.hidden && leave());
}

/** Ends the current task; kept within it where the page is left. */
export const nextTask = (ms = 0) =>
  Promise.race([left, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
