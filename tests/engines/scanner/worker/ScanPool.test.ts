import { strToU8, zipSync } from 'fflate';
import type { ScanSource } from '@/engines/scanner/worker/ScanMessage';
import type { ScanTally } from '@/engines/scanner/worker/ScanTally';
import { inProcessPool, inProcessPort } from '../../../support/inProcessScanner';

const scan = (sources: readonly ScanSource[]): Promise<ScanTally> =>
  inProcessPool().scan(sources, () => undefined);
const text = (name: string, content: string): ScanSource => ({ name, content });
const keysIn = (tally: ScanTally): string[] => tally.keys().map(({ key }) => key);

const HAS = 'p:has(a) { color: red }';

describe('ScanPool', () => {
  it('adds up equal uses of all files, and tells which file has how many', async () => {
    const tally = await scan([
      text('a.css', `${HAS} ${HAS}`),
      text('b.css', HAS),
      text('c.css', '@supports selector(:has(a)) { p:has(a) { color: red } }'),
    ]);
    const uses = tally.keys().filter(({ key }) => key === 'css.selectors.has');

    expect(uses).toEqual([
      expect.objectContaining({ feature: 'has', guard: null, count: 3 }),
      expect.objectContaining({ guard: 'supports', count: 1 }),
    ]);
    expect(tally.countFiles(new Set(['css.selectors.has']))[0]).toMatchObject({
      name: 'a.css',
      breaking: 2,
    });
    expect(tally.countFiles(new Set(['css.selectors.has'])).at(-1)).toMatchObject({
      name: 'c.css',
      breaking: 0,
      guarded: 1,
    });
  });

  it('follows types from one file to another, however they come', async () => {
    const tally = await scan([
      text('app/use.ts', "import { box } from './box';\nbox().requestClose()"),
      text('app/box.ts', "export const box = () => document.querySelector('dialog')!"),
    ]);

    expect(keysIn(tally)).toContain('api.HTMLDialogElement.requestClose');
    expect(tally.readCount).toBe(2);
  });

  it('reads the files of an archive, and leaves out those that are not scanned', async () => {
    const zip = zipSync({
      'dist/a.css': strToU8(HAS),
      'dist/picture.png': new Uint8Array([1, 2]),
      'node_modules/x/index.js': strToU8('structuredClone({})'),
    });
    const tally = await scan([{ name: 'build.zip', content: zip as Uint8Array<ArrayBuffer> }]);

    expect(tally.readCount).toBe(1);
    expect(keysIn(tally)).toContain('css.selectors.has');
    expect(keysIn(tally)).not.toContain('api.structuredClone');
  });

  it('reads the bodies of a HAR as files of their own', async () => {
    const har = JSON.stringify({
      log: {
        entries: [
          {
            request: { url: 'https://site.test/a.css?v=1' },
            response: { content: { mimeType: 'text/css', text: HAS } },
          },
        ],
      },
    });
    const pool = inProcessPool();
    const tally = await pool.scan([text('site.har', har)], () => undefined);
    const [place] = await pool.show(['css.selectors.has'], 5);

    expect(keysIn(tally)).toContain('css.selectors.has');
    expect(place?.file).toBe('https://site.test/a.css');
  });

  it('names every file it could not read, with the reason', async () => {
    const tally = await scan([
      text('broken.js', 'let = = 1'),
      { name: 'binary.css', content: new Uint8Array([0x61, 0, 0x62]) },
      { name: 'bad.zip', content: new Uint8Array([1, 2, 3]) },
      text('notes.txt', 'words'),
      text('node_modules/', ''),
      text('a.js.map', '{}'),
      text('huge.css', 'x'.repeat(20_000_001)),
    ]);

    expect(Object.fromEntries(tally.unread.map(({ name, reason }) => [name, reason]))).toEqual({
      'broken.js': 'problem',
      'binary.css': 'binary',
      'bad.zip': 'problem',
      'notes.txt': 'other-kind',
      'node_modules/': 'dependency',
      'a.js.map': 'source-map',
      'huge.css': 'too-large',
    });
    expect(tally.unread.find(({ name }) => name === 'broken.js')).toMatchObject({ line: 1 });
    expect(tally.readCount).toBe(0);
  });

  it('reads two files of one name', async () => {
    const tally = await scan([text('index.css', HAS), text('index.css', HAS)]);

    expect(tally.readCount).toBe(2);
  });

  it('counts a polyfill in one file as a guard in all', async () => {
    const tally = await scan([
      text('polyfill.js', "import 'core-js/actual/structured-clone';"),
      text('use.js', 'structuredClone({});'),
    ]);

    expect(tally.keys().find(({ key }) => key === 'api.structuredClone')?.guard).toBe('polyfilled');
  });

  it('guards by a test of another key, unless a file polyfills what it tests', async () => {
    const use = text('use.js', "if ('structuredClone' in window) [1].at(-1);");
    const polyfill = text('polyfill.js', "import 'core-js/actual/structured-clone';");
    const guards = async (...files: ScanSource[]) =>
      (await scan(files))
        .keys()
        .flatMap(({ key, guard }) => (key === 'javascript.builtins.Array.at' ? [guard] : []));

    expect(await guards(use)).toEqual(['implied']);
    expect(await guards(polyfill, use)).toEqual([null]);
    const pool = inProcessPool();
    await pool.scan([use], () => undefined);
    expect(await pool.show(['javascript.builtins.Array.at'], 1)).toMatchObject([
      { guardLine: 1, provenBy: ['api.structuredClone'] },
    ]);
  });

  it('shows lines of code around a use, cut where they are long', async () => {
    const pool = inProcessPool();
    const line = `${'a{color:red}'.repeat(50)}p:has(a){color:red}${'a{color:red}'.repeat(50)}`;
    await pool.scan([text('min.css', `/* above */\n${line}`)], () => undefined);
    const [place] = await pool.show(['css.selectors.has'], 1);

    expect(place).toMatchObject({
      file: 'min.css',
      line: 2,
      evidence: 'exact',
      consequence: 'rule-dropped',
      above: '/* above */',
    });
    expect(place?.code).toMatch(/^has\(/);
    expect(place?.before).toMatch(/^…/);
    expect(`${place?.before}${place?.code}${place?.after}`.length).toBeLessThan(250);
  });

  it('has all workers ready before there is a file', async () => {
    let opened = 0;
    const pool = inProcessPool({
      workers: 3,
      openPort: () => {
        opened++;
        return inProcessPort();
      },
    });
    await pool.prepare(true);
    await pool.prepare(true);

    expect(opened).toBe(3);
    expect((await pool.scan([text('a.css', HAS)], () => undefined)).readCount).toBe(1);
  });

  it('forgets one scan before the next', async () => {
    const pool = inProcessPool();
    await pool.scan([text('a.css', HAS)], () => undefined);
    const tally = await pool.scan([text('b.css', HAS)], () => undefined);

    expect(keysIn(tally)).toContain('css.selectors.has');
    expect((await pool.show(['css.selectors.has'], 9)).map(({ file }) => file)).toEqual(['b.css']);
  });

  it('says why no scan starts, and starts one when possible', async () => {
    let isBroken = true;
    const pool = inProcessPool({
      openPort: () =>
        isBroken
          ? {
              ask: () => Promise.resolve({ kind: 'failed', message: 'No table.' }),
              stop: () => undefined,
            }
          : inProcessPort(),
    });
    await expect(pool.scan([text('a.css', HAS)], () => undefined)).rejects.toThrow('No table.');
    isBroken = false;

    expect((await pool.scan([text('a.css', HAS)], () => undefined)).readCount).toBe(1);
  });
});
