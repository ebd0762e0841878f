import { aRepository } from '../../support/aRepository';

const FILES = {
  'src/a.css': '.a {\n  color: red;\n  anchor-name: --x;\n}\n',
  'src/a.js':
    'export function f() {\n  requestIdleCallback(f);\n}\nconst id = requestIdleCallback(f);\n',
  'other/b.css': '.b {\n  anchor-name: --x;\n}\n',
};

const TESTED = {
  css: '.a {\n  color: red;\n}\n@supports (anchor-name: --x) {\n  .a {\n    anchor-name: --x;\n  }\n}\n',
  js: "export function f() {\n  if ('requestIdleCallback' in window) {\n    requestIdleCallback(f);\n  }\n}\nconst id = requestIdleCallback(f);\n",
};

const fix = (repository: ReturnType<typeof aRepository>, ...flags: readonly string[]) =>
  repository.run('fix', '--line', '99', ...flags);

describe('plimsoll fix', () => {
  it('shows a patch first, names what is left and why, and writes nothing', async () => {
    const repository = aRepository(FILES);
    const { code, out, err } = await fix(repository, 'src');

    expect(code).toBe(1);
    expect(out).toContain('--- a/src/a.css\n+++ b/src/a.css\n@@ -1,4 +1,8 @@\n');
    expect(out).toContain("+  if ('requestIdleCallback' in window) {\n");
    expect(err).toContain(
      'src/a.js:4:12 api.Window.requestIdleCallback: Code that comes after it may need what it makes.',
    );
    expect(err).toContain('2 uses in 2 files would stand behind a test.');
    expect(repository.read('src/a.css')).toBe(FILES['src/a.css']);
  });

  it('writes only the given paths, and leaves nothing to find there', async () => {
    const repository = aRepository(FILES);
    await fix(repository, 'src', '--write');

    expect(repository.read('src/a.css')).toBe(TESTED.css);
    expect(repository.read('src/a.js')).toBe(TESTED.js);
    expect(repository.read('other/b.css')).toBe(FILES['other/b.css']);
    const again = await fix(repository, 'src/a.css');
    expect([again.code, again.out]).toEqual([0, '']);
    expect((await repository.run('scan', '--line', '99', 'src/a.css')).out).toContain(
      '0 errors, 0 warnings',
    );
  });

  it('tests only for what it is asked', async () => {
    const repository = aRepository(FILES);
    const { out } = await fix(repository, 'src', '--only', 'anchor-positioning');

    expect(out).toContain('b/src/a.css');
    expect(out).not.toContain('b/src/a.js');
  });

  it('keeps a byte order mark and line ends, and leaves other encodings', async () => {
    const repository = aRepository();
    repository.write('a.css', '\uFEFF.a {\r\n  anchor-name: --x;\r\n}\r\n');
    repository.write('b.css', Buffer.from('.é { anchor-name: --x }', 'latin1'));
    repository.write('c.css', `.a{anchor-name:--x}${'.b{color:red}'.repeat(99)}`);
    const { err } = await fix(repository, '--write');

    expect(repository.read('a.css')).toBe(
      '\uFEFF@supports (anchor-name: --x) {\r\n  .a {\r\n    anchor-name: --x;\r\n  }\r\n}\r\n',
    );
    expect(err).toMatch(/b\.css:1:\d+ .*not UTF-8/);
    expect(err).toMatch(/c\.css:1:\d+ .*made by a build/);
  });

  it.each([
    [
      'a.css',
      '.a { width: anchor-size(var(--x)) }',
      /passes in browsers without it, most recently in [A-Z]/,
    ],
    [
      'b.css',
      'a:is(b, c) { color: red }',
      /do not understand @supports selector\(:is\(\*\)\), most recently [A-Z]/,
    ],
    [
      'c.css',
      '.a { color: color-mix(in srgb, var(--x), red) }',
      /variables pass any test of its value/,
    ],
    ['d.css', '.a { --b: color-mix(in srgb, red, blue) }', /No test exists/],
  ])('says for each use why no test helps: %s: %s', async (name, sheet, reason) => {
    const { err } = await aRepository({ [name]: sheet }).run('fix', '--line', '99.999');

    expect(err).toMatch(reason);
  });
});
