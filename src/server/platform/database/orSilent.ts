const TICK_MS = 100;

/**
 * Resolves to the answer, or to `silent` after `limitMs` in which the event loop turned. While the
 * loop is held up, the answer may be waiting behind that: a mere timer would mistake a busy process
 * for a silent database.
 */
export async function orSilent<T, S>(
  asked: Promise<T>,
  silent: S,
  limitMs: number,
): Promise<T | S> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<S>((resolve) => {
    let ticks = 0;
    timer = setInterval(() => {
      ticks += 1;
      if (ticks * TICK_MS >= limitMs) resolve(silent);
    }, TICK_MS);
  });
  return Promise.race([asked, silence]).finally(() => clearInterval(timer));
}
