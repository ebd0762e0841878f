const TICK_MS = 100;

/**
 * What was asked for, or `silent` if there is no answer for `limitMs` of a loop that turns. Where
 * the loop was held up, the answer may be waiting behind that: a timer alone would take a busy
 * process for a silent database.
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
