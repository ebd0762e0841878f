import { deflateRawSync } from 'node:zlib';
import type { ScanFindings } from '@/client/screens/ScanScreen/ScanFindings';
import { readPermalink, writePermalink } from '@/client/screens/ScanScreen/scanPermalink';
import type { KeyCount } from '@/engines/scanner/worker/ScanTally';

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

const linkTo = (written: unknown): string =>
  `#scan=${deflateRawSync(JSON.stringify(written)).toString('base64url')}`;

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

  it.each([
    ['more files than a scan reads', [2, 20_001, 1, 0, 0, []]],
    ['more files not read', [2, 1, 1, 20_001, 0, []]],
    ['a negative count', [2, 1, 1, 0, 0, [[0, 'css.a', 0, 0, 0, -1]]]],
    ['no number for a count', [2, '1', 1, 0, 0, []]],
    ['a key longer than any', [2, 1, 1, 0, 0, [[0, 'a'.repeat(251), 0, 0, 0, 1]]]],
    ['more keys than there are', [2, 1, 1, 0, 0, Array(20_001).fill([0, 'a', 0, 0, 0, 1])]],
    ['more text than a result has', [2, 1, 1, 0, 0, [[0, 'a'.repeat(3_000_000), 0, 0, 0, 1]]]],
  ])('is nothing where it is crafted: %s', async (_, written) => {
    const read = await readPermalink(linkTo(written));

    expect(read?.keys.length).toBeUndefined();
  });

  it('is nothing where it is longer than any result', async () => {
    const link = linkTo([2, 1, 1, 0, 0, []]);
    expect(await readPermalink(link)).toBeDefined();

    expect(await readPermalink(link + 'A'.repeat(64_000))).toBeUndefined();
  });

  it('stops to inflate a text that is too long', async () => {
    const inflated = jest.spyOn(Response.prototype, 'text');
    await readPermalink(linkTo([2, 1, 1, 0, 0, 'a'.repeat(3_000_000)]));

    await expect(inflated.mock.results[0]?.value).rejects.toThrow('The link is too large.');
  });

  it('is nothing where it is damaged or another fragment', async () => {
    expect(await readPermalink('#scan=AAAA')).toBeUndefined();
    expect(await readPermalink('#scan=%%%')).toBeUndefined();
    expect(await readPermalink('#keys')).toBeUndefined();
  });
});
