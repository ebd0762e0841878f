import { strToU8, zipSync } from 'fflate';
import type { ScanSource } from '@/engines/scanner/worker/ScanMessage';
import type { ScanTally } from '@/engines/scanner/worker/ScanTally';
import { inProcessPool } from '../../../support/inProcessScanner';

const scan = (sources: readonly ScanSource[]): Promise<ScanTally> =>
  inProcessPool().scan(sources, () => undefined);
const reasonsIn = ({ unread }: ScanTally) =>
  Object.fromEntries(unread.map(({ name, reason }) => [name, reason]));

/** A file that says it is larger than it is, so that a test need not be. */
function aFileOf(size: number): Blob {
  return Object.defineProperty(new Blob(['a{}']), 'size', { value: size });
}

const zipOf = (files: Readonly<Record<string, Uint8Array>>): ScanSource => ({
  name: 'a.zip',
  content: zipSync(files, { level: 1 }) as Uint8Array<ArrayBuffer>,
});

describe('the limits of a scan in a browser', () => {
  it('leaves files beyond 20,000 unread, and names them', async () => {
    const tally = await scan(
      Array.from({ length: 20_002 }, (_, at) => ({ name: `${at}.css`, content: 'a{}' })),
    );

    expect(tally.readCount).toBe(20_000);
    expect(reasonsIn(tally)).toEqual({ '20000.css': 'too-many', '20001.css': 'too-many' });
  });

  it('leaves files beyond 200 MB unread, and names them', async () => {
    const tally = await scan(
      Array.from({ length: 12 }, (_, at) => ({ name: `${at}.css`, content: aFileOf(19_000_000) })),
    );

    expect(tally.readCount).toBe(10);
    expect(reasonsIn(tally)).toEqual({ '10.css': 'too-large', '11.css': 'too-large' });
  });

  it('unpacks no file of an archive that is too large, and names it', async () => {
    const tally = await scan([
      zipOf({ 'bomb.css': new Uint8Array(21_000_000).fill(32), 'a.css': strToU8('p:has(a){}') }),
    ]);

    expect(reasonsIn(tally)).toEqual({ 'bomb.css': 'too-large' });
    expect(tally.readCount).toBe(1);
  });

  it('writes no more of an archive’s file than the archive says it has', async () => {
    const bytes = zipSync({ 'bomb.css': new Uint8Array(5_000_000).fill(32) });
    const directory = Buffer.from(bytes.buffer).indexOf('PK\u0001\u0002');
    new DataView(bytes.buffer).setUint32(directory + 24, 10, true);
    const tally = await scan([{ name: 'a.zip', content: bytes as Uint8Array<ArrayBuffer> }]);

    expect(tally.readBytes).toBeLessThanOrEqual(10);
  });

  it('names the other files of an archive, and opens no archive in it', async () => {
    const tally = await scan([
      zipOf({
        'inner.zip': zipSync({ 'a.css': strToU8('p:has(a){}') }),
        'node_modules/a.js': strToU8('structuredClone({})'),
        'a.js.map': strToU8('{}'),
        'a.js': strToU8('let = ;'),
      }),
    ]);

    expect(reasonsIn(tally)).toEqual({
      'inner.zip': 'other-kind',
      'node_modules/a.js': 'dependency',
      'a.js.map': 'source-map',
      'a.js': 'problem',
    });
    expect(tally.keys()).toEqual([]);
  });

  it('treats names in an archive only as names', async () => {
    const names = ['../../up.css', '/etc/top.css', '__proto__/a.css', '"><script>.css', 'a\n.css'];
    const tally = await scan([
      zipOf(Object.fromEntries(names.map((name) => [name, strToU8('p:has(a){}')]))),
    ]);
    const files = tally.countFiles(new Set(['css.selectors.has'])).map(({ name }) => name);

    expect(files.sort()).toEqual(names.sort());
  });

  it('adds up names that the data does not know, and says which data it was', async () => {
    const pool = inProcessPool();
    const tally = await pool.scan(
      [
        { name: 'a.css', content: 'a { shiny: 1; shiny: 2 }' },
        { name: 'b.css', content: 'a { shiny: 3 }' },
      ],
      () => undefined,
    );

    expect([...tally.unknown]).toEqual([['shiny', 3]]);
    expect(pool.packages).toEqual(
      expect.arrayContaining([expect.stringMatching(/^web-features@\d/)]),
    );
  });
});
