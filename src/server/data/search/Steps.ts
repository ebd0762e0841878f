/** Work that may pause at every `yield`, and gives its outcome at the end. */
export type Steps<Outcome> = Generator<void, Outcome, void>;

/** How long other work waits: less than a reader notices. */
const SLICE_MS = 8;

export function runAtOnce<Outcome>(steps: Steps<Outcome>): Outcome {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Lets everything else that waits have its turn between slices. */
export async function runInSlices<Outcome>(
  steps: Steps<Outcome>,
  milliseconds = SLICE_MS,
): Promise<Outcome> {
  for (;;) {
    const until = performance.now() + milliseconds;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise(setImmediate);
  }
}
