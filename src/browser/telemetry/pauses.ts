// Splits work into tasks so that input can be handled in between. Once the page is being left,
// there may be no next task, so everything runs in the current one.
let leave = (): void => undefined;
const left = new Promise<void>((resolve) => (leave = resolve));

/** @param isLeft whether the page is already hidden or being left */
export function watchForLeaving(isLeft: boolean): void {
  if (isLeft) leave();
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.hidden && leave());
}

/** Yields to a new task, unless the page is being left. */
export const nextTask = (ms = 0) =>
  Promise.race([left, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
