import { execFileSync } from 'node:child_process';
import { aRepository } from '../../support/aRepository';

const FILES = {
  'plimsoll.config.json': { line: 95 },
  'src/a.css': '/* TODO(plimsoll/grid) drop the floats */\n',
  'src/b.js':
    '// TODO(plimsoll/api.Window.requestIdleCallback >= 99)\n  // TODO(baseline/grid:widely)\n',
  'docs/notes.md': 'Wait: TODO(baseline/view-transitions), not TODO(someone) or TODO(plimsoll/).\n',
  'src/c.py': '# TODO(plimsoll/css.properties.field-sizing >= 50 %)\n',
};

interface Todo {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly state: string;
}

describe('plimsoll todo', () => {
  it('lists directives in texts of any kind, each with its state', async () => {
    const { code, out } = await aRepository(FILES).run('todo', '--json');

    expect(code).toBe(0);
    expect(
      (JSON.parse(out) as Todo[]).map(({ file, line, column, text, state }) => [
        `${file}:${line}:${column}`,
        text,
        state,
      ]),
    ).toEqual([
      ['docs/notes.md:1:7', 'TODO(baseline/view-transitions)', 'due'],
      ['src/a.css:1:4', 'TODO(plimsoll/grid)', 'due'],
      ['src/b.js:1:4', 'TODO(plimsoll/api.Window.requestIdleCallback >= 99)', 'waiting'],
      ['src/b.js:2:6', 'TODO(baseline/grid:widely)', 'due'],
      ['src/c.py:1:3', 'TODO(plimsoll/css.properties.field-sizing >= 50 %)', 'due'],
    ]);
  });

  it('fails a check only where one is due or names nothing', async () => {
    const waiting = aRepository({ 'a.js': '// TODO(plimsoll/requestidlecallback)' });
    const due = aRepository({ 'a.js': '// TODO(plimsoll/grid)' });
    const wrong = aRepository({ 'a.js': '// TODO(plimsoll/gird)' });

    expect(await waiting.run('todo', '--check')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/a\.js:1:4 .*waiting .*% of World, below 95/) as string,
    });
    expect(await due.run('todo', '--check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('\n1 directive, 1 due.\n') as string,
    });
    expect(await wrong.run('todo', '--check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('There is no feature “gird”') as string,
    });
    expect((await wrong.run('todo')).code).toBe(0);
  });

  it('goes by the number that `can` gives, partial support counted', async () => {
    // 84 % of the world can use all of it, and 13 % more at least some.
    const repository = aRepository({
      'a.css':
        '/* TODO(plimsoll/background-attachment) */\n/* TODO(plimsoll/background-attachment >= 96) */\n',
    });
    const { out } = await repository.run('todo');

    expect(out).toMatch(/a\.css:1:4 .*due .*97\.\d\u202F% of World: Yes, with care, at or above/);
    expect(out).toMatch(/a\.css:2:4 .*due .*97\.\d\u202F% of World: at or above/);
  });

  it('reads what git would take, and nothing that it ignores', async () => {
    const repository = aRepository({ ...FILES, '.gitignore': 'src\n' });
    execFileSync('git', ['init', '--quiet'], { cwd: repository.folder });
    const { out } = await repository.run('todo');

    expect(out).toContain('docs/notes.md');
    expect(out).not.toContain('src/');
  });
});
