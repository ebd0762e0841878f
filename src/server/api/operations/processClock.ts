export interface Clock {
  /** Milliseconds that have passed. */
  readonly now: () => number;
  /** Milliseconds of processor time this process has used. */
  readonly used: () => number;
  /** The same, as of some milliseconds ago at most. */
  readonly usedLately?: () => number;
}

/** Reading the processor time takes as long as a small operation where system calls are slow. */
const LATELY_MS = 4;

function makeProcessClock(): Clock {
  let askedAt = -Infinity;
  let answer = 0;
  const used = (): number => {
    const { user, system } = process.cpuUsage();
    askedAt = performance.now();
    return (answer = (user + system) / 1000);
  };
  return {
    now: () => performance.now(),
    used,
    usedLately: () => (performance.now() - askedAt < LATELY_MS ? answer : used()),
  };
}

export const PROCESS_CLOCK: Clock = makeProcessClock();
