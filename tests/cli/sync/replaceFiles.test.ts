import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFiles } from '@/cli/sync/replaceFiles';
import { aRepository, type Repository } from '../../support/aRepository';
import { program } from '../../support/program';

const FILES = 8;
const SIZE = 100_000;
const names = Array.from({ length: FILES }, (_, at) => `${at}.txt`);

/** Kills the writing process some milliseconds after its first round. */
async function killAfter({ folder }: Repository, ms: number): Promise<void> {
  const child = spawn(
    process.execPath,
    [program('tests/support/replaceUntilKilled.ts'), folder, String(FILES), String(SIZE)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  setTimeout(() => child.kill('SIGKILL'), ms);
  await once(child, 'exit');
}

describe('replacing files', () => {
  it('leaves every file whole when it is killed; the next run finishes and tidies up', async () => {
    const repository = aRepository();

    for (const ms of [0, 1, 2, 3, 5, 8, 13]) {
      await killAfter(repository, ms);
      for (const name of names) {
        const text = repository.read(name);
        expect(text).toHaveLength(SIZE);
        expect(new Set(text).size).toBe(1);
      }
    }
    replaceFiles(names.map((name) => ({ name, path: join(repository.folder, name), text: 'new' })));
    expect(repository.list()).toEqual(names);
    expect(names.map((name) => repository.read(name))).toEqual(names.map(() => 'new'));
  });

  it('replaces no file if one cannot be written', () => {
    const repository = aRepository({ a: 'old' });
    mkdirSync(join(repository.folder, 'b'));

    // A file where a folder would have to be.
    expect(() =>
      replaceFiles([
        { name: 'a', path: join(repository.folder, 'a'), text: 'new' },
        { name: 'a/inner', path: join(repository.folder, 'a/inner'), text: 'new' },
      ]),
    ).toThrow(
      'a/inner cannot be written: a file stands where its folder would be (ENOTDIR). What was there is unchanged. Move that file, or give another path.',
    );
    expect(repository.read('a')).toBe('old');
    expect(repository.list()).toEqual(['a', 'b']);
  });

  it('names the files replaced before a failure, and leaves no temporary files', () => {
    const repository = aRepository({ a: 'old', 'b/c': '' });
    const at = (name: string) => ({ name, path: join(repository.folder, name), text: 'new' });

    expect(() => replaceFiles([at('a'), at('b')])).toThrow(
      'b cannot be written: it is a folder (EISDIR). These are written already: a. Give the path of a file.',
    );
    expect(repository.list()).toEqual(['a', 'b', 'b/c']);
  });

  it('keeps the mode of a file', () => {
    const repository = aRepository({ run: 'old' });
    const path = join(repository.folder, 'run');
    chmodSync(path, 0o754);

    replaceFiles([{ name: 'run', path, text: 'new' }]);
    expect(statSync(path).mode & 0o777).toBe(0o754);
  });
});
