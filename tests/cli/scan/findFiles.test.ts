import { execFileSync } from 'node:child_process';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from '@/cli/scan/findFiles';
import { aRepository } from '../../support/aRepository';

const LIMITS = { maxFileBytes: 1_000_000, maxFiles: 100 };
const NOBODY = 65_534;

/** Runs as an ordinary user, since root may read everything. */
function asOrdinaryUser<Result>(act: () => Result): Result {
  if (process.getuid!() !== 0) return act();
  process.seteuid!(NOBODY);
  try {
    return act();
  } finally {
    process.seteuid!(0);
  }
}

describe('the files that a scan finds', () => {
  it('counts links and pipes, and opens neither', () => {
    const { folder } = aRepository({ 'a.js': '', 'b/c.css': '' });
    symlinkSync('..', join(folder, 'b/loop'));
    execFileSync('mkfifo', [join(folder, 'pipe.js')]);
    const { files, skipped } = findFiles(folder, ['.'], [], LIMITS);

    expect(files.map(({ name }) => name)).toEqual(['a.js', 'b/c.css']);
    expect([...skipped]).toEqual([
      ['link', 1],
      ['no-file', 1],
    ]);
    expect(findFiles(folder, ['pipe.js'], [], LIMITS)).toMatchObject({ files: [] });
  });

  it('names the folders that may not be opened, and goes on', () => {
    const { folder } = aRepository({ 'a.js': '', 'closed/b.js': '', 'listed/c.js': '' });
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'closed'), 0o000);
    chmodSync(join(folder, 'listed'), 0o744);
    const { files, closed } = asOrdinaryUser(() => findFiles(folder, ['.'], [], LIMITS));
    for (const name of ['closed', 'listed']) chmodSync(join(folder, name), 0o755);

    expect(closed).toEqual(['closed']);
    expect(files.map(({ name }) => name)).toContain('a.js');
  });
});
