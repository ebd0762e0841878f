import { resolve } from 'node:path';
import { CodeReaderThread } from '@/server/model/scan/CodeReaderThread';
import { program } from '../../../support/program';
import { readCode, scanTexts } from '../../../support/readCode';

interface Limits {
  readonly limitMs?: number;
  readonly memoryMb?: number;
  readonly idleMs?: number;
}

/** A busy machine may need far longer than a server would wait. */
const PATIENCE_MS = 60_000;

const open = (limits: Limits = {}) =>
  new CodeReaderThread({
    program: resolve(program('src/server/model/scan/runCodeReader.ts')),
    getTexts: scanTexts,
    limitMs: PATIENCE_MS,
    ...limits,
  });

const CODE = { language: 'css', text: ':has(a) { width: 1dvh }' } as const;
/** Long enough to read other code on a busy machine, too short to read `SLOW` on a fast one. */
const LIMIT_MS = 2_000;
const SLOW = { language: 'ts', text: '/* a */'.repeat(400_000) } as const;

describe('CodeReaderThread', () => {
  it('finds what is found without a thread', async () => {
    const found = await open().read(CODE);

    expect(found.uses.map(({ key }) => key)).toContain('css.selectors.has');
    expect(found).toEqual(await readCode(CODE));
  });

  it('holds up nothing else while it reads', async () => {
    const thread = open({ limitMs: LIMIT_MS });
    await thread.read(CODE);
    let isDone = false;
    const reading = thread
      .read(SLOW)
      .catch(() => undefined)
      .finally(() => (isDone = true));
    let turns = 0;
    for (; !isDone; turns += 1) await new Promise((next) => setTimeout(next, 1));
    await reading;

    expect(turns).toBeGreaterThan(10);
  });

  it('stops code that takes too long, and reads the next', async () => {
    const thread = open({ limitMs: LIMIT_MS });
    const slow = thread.read(SLOW);
    const next = thread.read(CODE);

    await expect(slow).rejects.toMatchObject({
      code: 'SCAN_LIMIT',
      message: expect.stringMatching(
        /^The code takes too much time or memory to be read\./,
      ) as string,
    });
    expect((await next).uses.length).toBeGreaterThan(0);
  });

  it('stops code that takes too much memory, and reads the next', async () => {
    const thread = open({ memoryMb: 48 });
    const deep = thread.read({ language: 'html', text: '<b><p>'.repeat(33_000) });
    const next = thread.read(CODE);

    await expect(deep).rejects.toMatchObject({ code: 'SCAN_LIMIT' });
    expect((await next).uses.length).toBeGreaterThan(0);
  });

  it('hands over as many uses as there are keys, however often the code uses one', async () => {
    const { uses } = await open().read({ language: 'css', text: `${'a,'.repeat(99_999)}a{}` });

    expect(uses).toEqual([
      {
        key: 'css.selectors.type',
        consequence: 'rule-dropped',
        isGuarded: false,
        count: 100_000,
        places: [1, 3, 5, 7, 9].map((column) => ({ line: 1, column })),
      },
      expect.objectContaining({ key: 'css.selectors.list', count: 99_999 }),
    ]);
  });

  it('refuses what would be answered too late', async () => {
    const thread = open();
    const found = await Promise.allSettled(Array.from({ length: 6 }, () => thread.read(CODE)));

    expect(found.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 4 }, () => 'fulfilled'),
      ...Array.from({ length: 2 }, () => 'rejected'),
    ]);
    expect(found.at(-1)).toMatchObject({ reason: { code: 'SCAN_LIMIT' } });
  });

  it('lets no client fill the queue for the others', async () => {
    const thread = open();
    const busy = Array.from({ length: 5 }, () => thread.read(CODE, 'busy'));
    const other = thread.read(CODE, 'other');
    const found = await Promise.allSettled(busy);

    expect(found.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled'],
      ...['rejected', 'rejected', 'rejected'],
    ]);
    expect((await other).uses.length).toBeGreaterThan(0);
    // A client whose code was read may ask again.
    expect((await thread.read(CODE, 'busy')).uses.length).toBeGreaterThan(0);
  });

  it('says what broke, and starts again', async () => {
    const thread = new CodeReaderThread({
      program: resolve('no/such/program.cjs'),
      getTexts: () => ({ table: '', proofs: '' }),
    });
    const failure = { code: 'MODULE_NOT_FOUND' };

    await expect(thread.read(CODE)).rejects.toMatchObject(failure);
    await expect(thread.read(CODE)).rejects.toMatchObject(failure);
  });

  it('starts again after a time without work', async () => {
    const thread = open({ idleMs: 1 });
    await thread.read(CODE);
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect((await thread.read(CODE)).uses.length).toBeGreaterThan(0);
  });
});
