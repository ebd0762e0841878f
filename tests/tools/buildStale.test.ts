import { spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'plimsoll-build-'));
const CATALOGUE = join(folder, '.plimsoll/catalogue.bin');
const LOCK = join(folder, '.plimsoll/building');

/** A project whose catalogue is a count of how often it was built, each time for half a second. */
const COUNTS = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
setTimeout(() => {
  mkdirSync('.plimsoll', { recursive: true });
  appendFileSync('builds', 'built ');
  writeFileSync('.plimsoll/catalogue.bin', 'catalogue');
  writeFileSync('.plimsoll/scan-table.json', '{}');
  writeFileSync('.plimsoll/presence.json', '{}');
  writeFileSync('.plimsoll/beacon.js', '');
}, 500);
`;

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src/tools'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'src/tools/buildCatalogue.ts'), COUNTS);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PROGRAM = `const { buildStale } = await import(process.argv[1]); await buildStale(['catalogue']);`;

/** Gives what it said. */
function buildStale(): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', PROGRAM, resolve('src/tools/buildStale.mjs')],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((done, fail) =>
    child.once('exit', (code) => (code === 0 ? done(said) : fail(new Error(`ended with ${code}`)))),
  );
}

const builds = (): string => readFileSync(join(folder, 'builds'), 'utf8').trim();

describe('buildStale', () => {
  it('builds once, and again where an input is another or the product is damaged', async () => {
    await buildStale();
    expect(await buildStale()).toBe('');
    expect(builds()).toBe('built');

    appendFileSync(CATALOGUE, '!');
    await buildStale();
    expect(builds()).toBe('built built');
    expect(readFileSync(CATALOGUE, 'utf8')).toBe('catalogue');

    writeFileSync(join(folder, 'package-lock.json'), '{ }');
    await buildStale();
    expect(builds()).toBe('built built built');
  });

  it('has one of two processes wait for the other, and builds once', async () => {
    const said = await Promise.all([buildStale(), buildStale()]);

    expect(builds()).toBe('built');
    expect(said.filter((text) => text.includes('Waiting for it'))).toHaveLength(1);
  });

  it('takes over from a process that is gone', async () => {
    mkdirSync(dirname(LOCK), { recursive: true });
    writeFileSync(LOCK, '');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(LOCK, longAgo, longAgo);

    await buildStale();
    expect(builds()).toBe('built');
  });
});
