import { aRepository } from '../../support/aRepository';

const JSON_FILES = { 'package.json': { name: 'shop', scripts: { build: 'vite build' } } };

describe('plimsoll init', () => {
  it('leads from an empty folder to the first finding', async () => {
    const repository = aRepository();

    expect(
      (await repository.run('init', '--audience', 'region:DE', '--line', '96', '--yes')).code,
    ).toBe(0);
    repository.write('a.js', 'requestIdleCallback(() => {});');
    const { code, out } = await repository.run('scan');

    expect(JSON.parse(repository.read('plimsoll.config.json'))).toEqual({
      audience: 'region:DE',
      line: 96,
    });
    expect(code).toBe(1);
    expect(out).toMatch(/of Germany can use it, below the line of 96\s%/);
  });

  it('shows what it would write first, and writes nothing', async () => {
    const repository = aRepository(JSON_FILES);
    const { code, out } = await repository.run('init');

    expect(code).toBe(0);
    expect(out).toContain('+++ plimsoll.config.json');
    expect(out).toContain('+    "plimsoll": "npx plimsoll scan --strict"');
    expect(out).toContain('Run npx plimsoll init --yes');
    expect(repository.list()).toEqual(['package.json']);
  });

  it('keeps the indentation of package.json, and adds two lines at most', async () => {
    const before = '{\r\n\t"scripts": {\r\n\t\t"build": "vite build"\r\n\t}\r\n}\r\n';
    const repository = aRepository();
    repository.write('package.json', before);
    await repository.run('init', '--yes');

    expect(repository.read('package.json')).toBe(
      before.replace('build"\r\n', 'build",\r\n\t\t"plimsoll": "npx plimsoll scan --strict"\r\n'),
    );
  });

  it('changes nothing in a second run', async () => {
    const repository = aRepository({
      ...JSON_FILES,
      '.github/dependabot.yml': '',
      'CLAUDE.md': '# Ours\n',
    });
    await repository.run('init', '--agents', '--yes');
    const before = repository
      .list()
      .map((name) => [name, /\.(?:json|md|yml)$/.test(name) && repository.read(name)]);
    const { out } = await repository.run('init', '--agents', '--yes');

    expect(out).toContain('nothing to write');
    expect(before.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        '.agents/skills/plimsoll/SKILL.md',
        '.github/workflows/plimsoll.yml',
        'AGENTS.md',
        'CLAUDE.md',
      ]) as unknown,
    );
    expect(
      repository
        .list()
        .map((name) => [name, /\.(?:json|md|yml)$/.test(name) && repository.read(name)]),
    ).toEqual(before);
  });

  it('writes agents’ files between marks, which sync keeps in step', async () => {
    const repository = aRepository({ 'AGENTS.md': '# Rules of ours\n' });
    await repository.run('init', '--agents', '--yes');

    expect(repository.read('AGENTS.md')).toMatch(
      /^# Rules of ours\n\n<!-- plimsoll:start [^]*our line is 95[^]*<!-- plimsoll:end -->\n$/,
    );
    expect((await repository.run('sync', '--check')).code).toBe(0);
  });

  it('keeps a configuration, a script and a skill that are there', async () => {
    const repository = aRepository({
      'plimsoll.config.json': '{\n  // Ours\n  "line": 90\n}\n',
      'package.json': { scripts: { plimsoll: 'own' } },
      '.agents/skills/plimsoll/SKILL.md': '# Another\n',
    });
    await repository.run('init', '--agents', '--yes');

    expect(repository.read('plimsoll.config.json')).toContain('// Ours\n  "line": 90');
    expect(repository.read('package.json')).toContain('"own"');
    expect(repository.read('.agents/skills/plimsoll/SKILL.md')).toBe('# Another\n');
  });

  it('names the package for each tool that is there', async () => {
    const { out } = await aRepository({ 'eslint.config.js': '', 'vite.config.ts': '' }).run(
      'init',
      '--yes',
    );

    expect(out).toContain('eslint-plugin-plimsoll');
    expect(out).toContain('rollup-plugin-plimsoll');
    expect(out).not.toContain('stylelint');
  });
});
