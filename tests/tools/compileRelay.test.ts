import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compileRelay } from '@/tools/compileRelay';
import { until } from '../support/until';

const home = process.cwd();
const GENERATED = 'src/__generated__';
const PERSISTED = `${GENERATED}/persisted-queries.json`;

const writeQuery = (name: string, field: string): void =>
  writeFileSync(
    `src/client/screens/${name}.ts`,
    `import { graphql } from 'relay-runtime';\nexport const query = graphql\`query ${name}Query { ${field} }\`;\n`,
  );
const filesOf = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
const persistedTexts = (): string[] =>
  Object.values(JSON.parse(readFileSync(PERSISTED, 'utf8')) as Record<string, string>);

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const config = readFileSync('relay.config.json', 'utf8');
  process.chdir(folder);
  mkdirSync('src/client/screens', { recursive: true });
  writeFileSync('relay.config.json', config);
  writeFileSync('schema.graphql', 'type Query { day: String month: String }\n');
  writeQuery('Day', 'day');
  writeQuery('Month', 'month');
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

describe('compileRelay', () => {
  it('persists the text of every operation in the source', () => {
    expect(compileRelay()).toBe(true);

    expect(persistedTexts()).toHaveLength(2);
    expect(persistedTexts().join()).toMatch(
      /query DayQuery[^]*query MonthQuery|query MonthQuery[^]*query DayQuery/,
    );
  });

  it('removes operations that left the source, unlike the compiler', () => {
    compileRelay();
    rmSync('src/client/screens/Month.ts');

    expect(compileRelay()).toBe(true);
    expect(persistedTexts()).toEqual([expect.stringContaining('query DayQuery')]);
  });

  it('restores the text of an operation missing from the file, unlike the compiler', () => {
    compileRelay();
    writeFileSync(PERSISTED, '{}');

    expect(compileRelay()).toBe(true);
    expect(persistedTexts()).toHaveLength(2);
  });

  it('writes the same file if nothing has changed', () => {
    compileRelay();
    const before = readFileSync(PERSISTED, 'utf8');

    expect(compileRelay()).toBe(true);
    expect(readFileSync(PERSISTED, 'utf8')).toBe(before);
  });

  it('leaves nothing to a compiler that runs by itself, in an editor or with --watch', () => {
    compileRelay();
    const before = filesOf(GENERATED);

    expect(spawnSync('node_modules/.bin/relay-compiler').status).toBe(0);
    expect(filesOf(GENERATED)).toEqual(before);
  });

  it('reports failure if a query selects an unknown field', () => {
    writeQuery('Day', 'decade');

    expect(compileRelay()).toBe(false);
  });

  it('compiles again after an edit with --watch, without Watchman', async () => {
    const watching = spawn(
      process.execPath,
      ['--import', 'tsx', join(home, 'src/tools/compileRelay.ts'), '--watch'],
      { stdio: 'ignore' },
    );
    const ended = new Promise((done) => watching.once('exit', done));
    // As text: the compiler may be in the middle of writing it.
    const hasYear = () =>
      existsSync(PERSISTED) && readFileSync(PERSISTED, 'utf8').includes('query YearQuery');
    // The watcher looks through the folders a moment after it starts, so the edit is repeated.
    const editing = setInterval(() => writeQuery('Year', 'month'), 1_000);
    try {
      await until(hasYear);
    } finally {
      clearInterval(editing);
      watching.kill();
      await ended;
    }

    expect(hasYear()).toBe(true);
  });
});
