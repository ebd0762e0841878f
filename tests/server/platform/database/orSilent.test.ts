import { stat } from 'node:fs/promises';
import { orSilent } from '@/server/platform/database/orSilent';

/** As an answer from a thread does, it arrives while the loop turns. */
async function answer(): Promise<string> {
  for (let step = 0; step < 3; step += 1) await stat('.');
  return 'answer';
}

function holdUpFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('orSilent', () => {
  it('gives the answer', async () => {
    expect(await orSilent(answer(), 'silent', 1_000)).toBe('answer');
  });

  it('says after the limit that no answer came', async () => {
    expect(await orSilent(new Promise(() => undefined), 'silent', 200)).toBe('silent');
  });

  it('takes no answer that waits behind a held up loop for none', async () => {
    const asked = orSilent(answer(), 'silent', 200);
    holdUpFor(400);

    expect(await asked).toBe('answer');
  });
});
