import type { KeyCount } from '@/scanner/worker/ScanTally';
import type { ScanFindings } from '@/screens/ScanScreen/ScanFindings';
import { readPermalink, writePermalink } from '@/screens/ScanScreen/scanPermalink';

const key = (more: Partial<KeyCount>): KeyCount => ({
  key: 'css.selectors.has',
  feature: null,
  evidence: 'exact',
  consequence: 'rule-dropped',
  guard: null,
  count: 3,
  ...more,
});

const findings = (keys: readonly KeyCount[]): ScanFindings => ({
  keys,
  readCount: 12,
  readBytes: 3_400_000,
  unknown: new Map([['secretName', 1]]),
  packages: [],
  unread: [{ name: 'secret/broken.js', reason: 'problem' }],
});

describe('the link to a result', () => {
  it('gives back keys, guards and counts, and no file’s name', async () => {
    const keys = [
      key({ key: 'api.fetch', consequence: 'throws', guard: 'feature-test', count: 1 }),
      key({ evidence: 'typed' }),
    ];
    const written = await writePermalink(findings(keys));
    const read = await readPermalink(written);

    expect(written).toMatch(/^#scan=[\w-]+$/);
    expect(read).toEqual({
      keys,
      readCount: 12,
      readBytes: 3_400_000,
      unread: [{ name: '', reason: 'problem' }],
      isShortened: false,
      unknown: new Map(),
      packages: [],
    });
  });

  it('leaves out what counts for nothing where all is too long for an address', async () => {
    const many = Array.from({ length: 4_000 }, (_, at) =>
      key({
        key: `css.properties.p${(at * 7_919).toString(36)}`,
        consequence: at % 20 === 0 ? 'rule-dropped' : 'enhancement',
      }),
    );
    const written = await writePermalink(findings(many));
    const read = await readPermalink(written);

    expect(written.length).toBeLessThanOrEqual(8_000);
    expect(read?.isShortened).toBe(true);
    expect(read?.keys).toHaveLength(200);
  });

  it('is nothing where it is damaged or another fragment', async () => {
    expect(await readPermalink('#scan=AAAA')).toBeUndefined();
    expect(await readPermalink('#scan=%%%')).toBeUndefined();
    expect(await readPermalink('#keys')).toBeUndefined();
  });
});
