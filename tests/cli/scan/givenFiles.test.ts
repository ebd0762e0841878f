import { execFileSync } from 'node:child_process';
import { aRepository } from '../../support/aRepository';

const FAILS = 'requestIdleCallback(() => {});';

describe('plimsoll scan in hooks and editors', () => {
  it('scans standard input as a file of the given name', async () => {
    const repository = aRepository();
    const readInput = () => Buffer.from(FAILS);
    const scan = (...given: string[]) => repository.runWith({ readInput }, 'scan', '-', ...given);

    expect(await scan('--stdin-filename', 'src/a.js')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^src\/a\.js\n {2}✗ 1:1 /m) as string,
    });
    expect((await scan('--stdin-filename', 'a.png')).code).toBe(2);
    expect((await scan()).err).toContain('--stdin-filename');
  });

  it('scans what is staged, not the files as they are', async () => {
    const repository = aRepository({ 'a.js': FAILS, 'b.js': 'a();', 'c.md': '' });
    const git = (...given: string[]) => execFileSync('git', given, { cwd: repository.folder });
    git('init', '--quiet');
    git('add', 'a.js', 'c.md');
    repository.write('a.js', 'a();');
    repository.write('b.js', FAILS);

    expect(await repository.run('scan', '--staged')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/in 1 file /) as string,
    });
    expect((await repository.run('scan', '--staged', 'b.js')).code).toBe(0);
    expect((await aRepository().run('scan', '--staged')).err).toMatch(/^--staged: git cannot say/);
  });

  it('passes a commit without code with --ignore-unknown', async () => {
    const repository = aRepository({ 'README.md': '' });

    expect((await repository.run('scan', 'README.md')).code).toBe(2);
    expect((await repository.run('scan', '--ignore-unknown', 'README.md')).code).toBe(0);
  });

  it('lets git start no program that the repository names', async () => {
    const repository = aRepository({ 'a.js': 'a();' });
    const git = (...given: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...given], {
        cwd: repository.folder,
      });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'One');
    git('config', 'core.fsmonitor', `touch ${repository.folder}/started; false`);
    await repository.run('scan', '--since', 'HEAD');
    await repository.run('scan', '--staged');

    expect(repository.list()).not.toContain('started');
  });
});
