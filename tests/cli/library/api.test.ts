import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { aHost } from '../../support/aHost';

/** The output of a script that uses the built package. */
function run(code: string, files: Readonly<Record<string, string | object>> = {}): unknown {
  const { folder } = aHost([], files);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import * as plimsoll from 'plimsoll'; ${code}`],
    { cwd: folder, encoding: 'utf8' },
  );
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const PACKAGE = '.plimsoll/packages/plimsoll';

/** The size of a built module and of all that it imports, at once or later. */
function reachedBytes(folder: string, entry: string): number {
  const texts = new Map<string, string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    texts.set(path, text);
    for (const [, found] of text.matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+\.mjs)"/g))
      waiting.push(join(dirname(path), found!));
  }
  expect(texts.size).toBeGreaterThan(10);
  return [...texts.values()].reduce((bytes, text) => bytes + Buffer.byteLength(text), 0);
}

describe('the library', () => {
  it('answers as the commands do', () => {
    const answers = run(
      `const { can, policy, policyFile, explain } = plimsoll;
       const [grid, idle] = await can(['grid', 'requestIdleCallback()']);
       const { hash, linePercent } = await policy({ line: 90 });
       const file = await policyFile('browserslistrc', { line: 90 });
       const { guard } = await explain('css.selectors.has');
       console.log(JSON.stringify([grid.isGood, idle.isGood, linePercent, file.includes(hash), guard]));`,
    );

    expect(answers).toEqual([true, false, 90, true, expect.stringContaining('selector(:has(')]);
  });

  it('scans files by the configuration, and one text with edits that mend it', () => {
    const [scanned, text, other] = run(
      `const { scan, scanText } = plimsoll;
       const { findings, files } = await scan(['src']);
       const text = await scanText('requestIdleCallback(() => {});', { path: 'src/b.js', fixes: true });
       const other = await scanText('a', { path: 'a.png' });
       console.log(JSON.stringify([[files, findings.map(({ key }) => key)], text, other ?? null]));`,
      { 'plimsoll.config.json': { decline: ['has'] }, 'src/a.css': 'p:has(a) { color: red }' },
    ) as [unknown, { findings: { fixes: { kind: string }[] }[] }, unknown];

    expect(scanned).toEqual([1, ['css.selectors.has']]);
    expect(text.findings[0]!.fixes.map(({ kind }) => kind)).toEqual(['guard', 'accept']);
    expect(other).toBeNull();
  });

  it('scans each file by the configuration nearest to it', () => {
    const [places, line] = run(
      `const { findings, line } = await plimsoll.scan();
       console.log(JSON.stringify([findings.map(({ file, level }) => [file, level]), line]));`,
      {
        'plimsoll.config.json': { line: 50 },
        'a.js': 'requestIdleCallback(() => {});',
        'strict/plimsoll.config.json': { line: 95 },
        'strict/b.js': 'requestIdleCallback(() => {});',
      },
    ) as [unknown, number];

    expect(places).toEqual([['strict/b.js', 'error']]);
    expect(line).toBe(95);
  });

  it('rejects with a reason and what to do', () => {
    const refused = run(
      `const { can, isPlimsollProblem } = plimsoll;
       const of = (ask) => ask().catch((error) => [isPlimsollProblem(error), error.message]);
       console.log(JSON.stringify([await of(() => can('hass')), await of(() => plimsoll.explain('css'))]));`,
    );

    expect(refused).toEqual([
      [true, expect.stringContaining('Did you mean has')],
      [true, expect.stringContaining('no compat key “css”')],
    ]);
  });

  it('leaves out of a bundle what is not called', () => {
    const { folder } = aHost([], { 'a.js': "import { can } from 'plimsoll'; console.log(1);" });
    const { outputFiles } = buildSync({
      absWorkingDir: folder,
      entryPoints: ['a.js'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      write: false,
      outdir: 'out',
      splitting: true,
    });
    const entry = outputFiles.find(({ path }) => path.endsWith('/out/a.js'))!;

    expect(entry.text.length).toBeLessThan(1_000);
    expect(entry.text).not.toContain('import(');
  });

  it('reaches at most 1.9 MB of code, of which 0.3 MB are names and versions', () => {
    expect(reachedBytes(PACKAGE, 'index.mjs')).toBeLessThan(1_900_000);
  });

  it('has the declared interface that users build on', () => {
    const declared = ['index.d.mts', 'apiTypes.d.mts']
      .map((name) => readFileSync(join(PACKAGE, name), 'utf8'))
      .join('\n');

    expect(declared).toBe(readFileSync('tests/cli/library/api.d.ts.txt', 'utf8'));
  });
});
