import { aForge, type ForgeKind, type StandIn } from '../../support/aForge';
import { aRepository, type Repository } from '../../support/aRepository';

const KINDS: readonly ForgeKind[] = ['github', 'gitea', 'gitlab'];

let forge: StandIn;
afterEach(() => forge.stop());

const PERSON = { author: 'someone' } as const;
const DUE = '// TODO(plimsoll/grid)\n';
const open = (repository: Repository) => repository.runWith({ env: forge.env }, 'todo', '--open');
const stateOf = () =>
  forge.issues.map(({ title, isOpen }) => `${title}${isOpen ? '' : ' (closed)'}`);

describe.each(KINDS)('plimsoll todo --open on %s', (kind) => {
  beforeEach(async () => {
    forge = await aForge(kind);
  });

  it('has one issue for each directive that is due, renewed and closed with it', async () => {
    const repository = aRepository({
      'a.js': `${DUE}// TODO(plimsoll/requestidlecallback)\n`,
      'b.js': '// TODO(baseline/has)\n// TODO(baseline/flexbox:widely)\n',
      'c.js': '\n// TODO(plimsoll/grid)\n',
    });
    expect(await open(repository)).toMatchObject({
      code: 0,
      err: expect.stringContaining('opened #1 TODO(plimsoll/grid)') as string,
    });
    const titles = [
      'Due: TODO(plimsoll/grid)',
      'Due: TODO(baseline/has)',
      'Due: TODO(baseline/flexbox:widely)',
    ];
    expect(stateOf()).toEqual(titles);
    expect(forge.issues[0]).toMatchObject({
      labels: ['plimsoll'],
      body: expect.stringMatching(/is due\. .* of World.*\n\n- `a\.js:1`\n- `c\.js:2`\n/) as string,
    });

    const before = forge.changes.length;
    await open(repository);
    expect(forge.changes).toHaveLength(before);

    repository.write('a.js', `\n\n${DUE}`);
    repository.write('b.js', '// TODO(baseline/has)\n');
    const { err } = await open(repository);
    expect(err).toMatch(/^updated #1 /m);
    expect(err).toMatch(/^closed #3$/m);
    expect(stateOf()).toEqual([...titles.slice(0, 2), `${titles[2]} (closed)`]);
    expect(forge.issues[2]!.body).toContain('the directive is gone');
  });

  it('makes no second issue after a run that was cut off, and closes one of two', async () => {
    const repository = aRepository({ 'a.js': DUE });
    // Gitea's first change is the label.
    if (kind === 'gitea') {
      forge.dieAfterNextChange();
      expect(await open(repository)).toMatchObject({ code: 4 });
    }
    forge.dieAfterNextChange();
    expect(await open(repository)).toMatchObject({
      code: 4,
      err: expect.stringContaining('it makes nothing twice') as string,
    });
    expect(await open(repository)).toMatchObject({ code: 0 });
    expect(stateOf()).toEqual(['Due: TODO(plimsoll/grid)']);

    forge.issues.push({ ...forge.issues[0]!, number: 2 });
    await open(repository);
    expect(stateOf()).toEqual(['Due: TODO(plimsoll/grid)', 'Due: TODO(plimsoll/grid) (closed)']);
  });

  it('has a new issue for a directive that is back', async () => {
    const repository = aRepository({ 'a.js': DUE });
    await open(repository);
    repository.write('a.js', '');
    await open(repository);
    repository.write('a.js', DUE);
    await open(repository);

    expect(stateOf()).toEqual(['Due: TODO(plimsoll/grid) (closed)', 'Due: TODO(plimsoll/grid)']);
  });

  it('leaves an issue closed that a person closed', async () => {
    const repository = aRepository({ 'a.js': DUE });
    await open(repository);
    forge.issues[0]!.isOpen = false;
    const before = forge.changes.length;
    await open(repository);

    expect(forge.changes).toHaveLength(before);
    expect(forge.issues).toHaveLength(1);
  });
});

describe.each(KINDS)('plimsoll todo --open in a part of the repository, on %s', (kind) => {
  const FLEX = '// TODO(baseline/flexbox:widely)\n';
  const inFolder = (repository: Repository, folder: string) => ({
    env: { ...forge.env, GITHUB_WORKSPACE: repository.folder, CI_PROJECT_DIR: repository.folder },
    cwd: `${repository.folder}/${folder}`,
  });
  const openIn = (repository: Repository, folder: string) =>
    repository.runWith(inFolder(repository, folder), 'todo', '--open');

  beforeEach(async () => {
    forge = await aForge(kind);
  });

  it('leaves alone what it has not looked at, and drops what it has', async () => {
    const repository = aRepository({
      'packages/a/a b.js': `${DUE}${FLEX}`,
      'packages/b/b.js': DUE,
      'packages/b/plimsoll.config.json': '{}',
    });
    await openIn(repository, 'packages/b');
    await openIn(repository, 'packages/a');
    expect(stateOf()).toEqual(['Due: TODO(plimsoll/grid)', 'Due: TODO(baseline/flexbox:widely)']);
    expect(forge.issues[0]!.body).toContain('- `packages/a/a b.js:1`\n- `packages/b/b.js:1`\n');

    // Each part keeps the places of the other, and a run of the whole agrees.
    const before = forge.changes.length;
    await openIn(repository, 'packages/b');
    await openIn(repository, '');
    expect(forge.changes).toHaveLength(before);

    repository.write('packages/b/b.js', '');
    expect((await openIn(repository, 'packages/b')).err).toBe('updated #1\n');
    expect(forge.issues[0]!.body).toContain('is due. ');
    expect(forge.issues[0]!.body).not.toContain('b.js:1`\n- `');
    repository.write('packages/a/a b.js', `\n${FLEX}`);
    expect((await openIn(repository, 'packages/a')).err).toBe('closed #1\n');
    expect(forge.issues[1]!.isOpen).toBe(true);
  });

  it('closes nothing whose places it cannot know, which a run of the whole does', async () => {
    const files = Array.from({ length: 201 }, (_, n) => [`b/${n}.js`, FLEX] as const);
    const repository = aRepository({ 'a/a.js': '', ...Object.fromEntries(files) });
    await openIn(repository, '');
    expect(forge.issues[0]!.body).toContain('- and 181 more\n');
    for (const [name] of files) repository.write(name, '');
    await openIn(repository, 'b');
    expect(stateOf()).toEqual(['Due: TODO(baseline/flexbox:widely)']);
    await openIn(repository, '');
    expect(stateOf()).toEqual(['Due: TODO(baseline/flexbox:widely) (closed)']);
  });

  it('leaves alone what is too large to be read', async () => {
    const repository = aRepository({ 'a.js': DUE });
    await openIn(repository, '');
    repository.write('a.js', `${DUE}${'x'.repeat(1_000_000)}`);
    await openIn(repository, '');

    expect(stateOf()).toEqual(['Due: TODO(plimsoll/grid)']);
  });
});

describe.each(KINDS)('plimsoll scan --comment on %s', (kind) => {
  beforeEach(async () => {
    forge = await aForge(kind);
  });

  it('writes one comment, renews it, and says when nothing is left', async () => {
    const repository = aRepository({ 'a.js': 'console.log(1);\n' });
    const scan = () => repository.runWith({ env: forge.env }, 'scan', '--comment');
    forge.comments.push({ ...PERSON, id: 1, body: 'Nice.' }, { ...PERSON, id: 2, body: 'Yes.' });
    expect((await scan()).code).toBe(0);
    expect(forge.comments).toHaveLength(2);

    repository.write('a.js', 'requestIdleCallback(() => {});\n');
    expect((await scan()).code).toBe(1);
    expect(forge.comments).toHaveLength(3);
    const { body } = forge.comments[2]!;
    expect(body).toMatch(/^<!-- plimsoll-scan -->\n### Browser support\n/);
    expect(body).toMatch(
      /api\.Window\.requestIdleCallback: .* of World can use it, below the line of 95/,
    );
    expect(body).toContain('Without full support: Safari');
    expect(body).toContain("  if ('requestIdleCallback' in window) {");
    expect(body).toContain('`a.js:1`');

    const before = forge.changes.length;
    await scan();
    expect(forge.changes).toHaveLength(before);

    repository.write('a.js', '');
    repository.write('b.js', 'console.log(1);\n');
    await scan();
    expect(forge.comments).toHaveLength(3);
    expect(forge.comments[2]!.body).toContain('Nothing new is below the line any more.');
  });
});

describe.each(KINDS)('a comment of another account on %s', (kind) => {
  it('stays as it is, though it begins as ours do', async () => {
    forge = await aForge(kind);
    const repository = aRepository({ 'a.js': 'requestIdleCallback(() => {});\n' });
    const scan = () => repository.runWith({ env: forge.env }, 'scan', '--comment');
    const fake = { ...PERSON, id: 1, body: '<!-- plimsoll-scan -->\nAll is well.' };
    forge.comments.push({ ...fake });

    expect((await scan()).code).toBe(1);
    expect(forge.comments[0]).toEqual(fake);
    expect(forge.comments).toHaveLength(2);

    repository.write('a.js', 'fetchLater("/");\n');
    await scan();
    expect(forge.comments[0]).toEqual(fake);
    expect(forge.comments).toHaveLength(2);
    expect(forge.comments[1]!.body).toContain('fetchLater');
  });

  it('hears nothing where nothing is left', async () => {
    forge = await aForge(kind);
    const repository = aRepository({ 'a.js': 'console.log(1);\n' });
    forge.comments.push({ ...PERSON, id: 1, body: '<!-- plimsoll-scan -->\nAll is well.' });
    await repository.runWith({ env: forge.env }, 'scan', '--comment');

    expect(forge.changes).toEqual([]);
  });
});

describe('a CI job', () => {
  beforeEach(async () => {
    forge = await aForge('github');
  });

  it('is needed, with a token that may do it', async () => {
    const repository = aRepository({ 'a.js': DUE });
    const { GITHUB_TOKEN: _, ...without } = forge.env;

    expect(await repository.run('todo', '--open')).toMatchObject({
      code: 2,
      err: expect.stringContaining('needs a CI job') as string,
    });
    expect(await repository.runWith({ env: without }, 'todo', '--open')).toMatchObject({
      code: 2,
      err: expect.stringContaining('GITHUB_TOKEN that may write issues') as string,
    });
    expect(
      await repository.runWith({ env: { ...forge.env, GITHUB_TOKEN: 'other' } }, 'todo', '--open'),
    ).toMatchObject({ code: 4, err: expect.stringContaining('permission') as string });
    expect(forge.issues).toEqual([]);
  });
});
