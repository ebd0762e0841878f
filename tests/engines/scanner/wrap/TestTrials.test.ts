import type { Placement } from '@/engines/scanner/wrap/Placement';
import { TestTrials } from '@/engines/scanner/wrap/TestTrials';
import { findPlacement } from '@/engines/scanner/wrap/wrapInTest';
import { scanner, usesOfKey } from '../../../support/aScanner';

const HAS = 'css.selectors.has';

describe('the tests that are tried in a file', () => {
  afterEach(() => jest.restoreAllMocks());

  it('scan it as often for many uses as for one', async () => {
    const scans: number[] = [];
    for (const count of [1, 30]) {
      const text = Array.from({ length: count }, (_, at) => `.a${at}:has(b) { gap: 0 }\n`).join('');
      const file = { name: 'a.css', language: 'css' as const, text };
      const uses = await usesOfKey(file.name, text, HAS);
      const trials = new TestTrials(scanner, file);
      const scan = jest.spyOn(scanner, 'scan');
      for (const [at, use] of uses.entries()) {
        const offset = text.indexOf(`.a${at}:`) + use.column - 1;
        expect(await findPlacement(scanner, use, offset, trials)).toHaveProperty('test');
      }
      scans.push(scan.mock.calls.length);
      scan.mockRestore();
    }
    expect(scans).toEqual([2, 2]);
  });

  it('end, and the rest is left for another run', async () => {
    const text = '.a:has(b) { gap: 0 }';
    const trials = new TestTrials(scanner, { name: 'a.css', language: 'css', text });
    const placementOf = (condition: string): Placement => ({
      test: { kind: 'supports', condition },
      range: { start: 0, end: text.length },
    });
    for (let at = 0; at < 40; at++)
      expect(await trials.isGuard(HAS, placementOf(`selector(.b${at})`))).toBe(false);

    expect(await trials.isGuard(HAS, placementOf('selector(:has(*))'))).toBeUndefined();
  });

  it('tell a text that can be read from one that cannot', async () => {
    const trials = new TestTrials(scanner, { name: 'a.js', language: 'js', text: 'a()' });

    expect(await trials.isReadable('if (a) { b() }')).toBe(true);
    expect(await trials.isReadable('if (a { b() }')).toBe(false);
  });
});
