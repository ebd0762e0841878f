import { execFileSync } from 'node:child_process';
import { aRepository, type Ran } from '../../support/aRepository';

const INTERSECT = 'export const both = new Set([1]).intersection(new Set([2]));\n';

interface Report {
  readonly findings: readonly { readonly file: string }[];
  readonly prunable: readonly string[];
}

const reportOf = ({ out }: Ran) => (JSON.parse(out) as { readonly report: Report }).report;

function aCommit(files: Readonly<Record<string, string>>) {
  const repository = aRepository(files);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: repository.folder,
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'old');
  return repository;
}

describe('plimsoll scan --since', () => {
  it('keeps what was accepted in files that did not change since a revision', async () => {
    const repository = aCommit({ 'old.js': INTERSECT });
    await repository.run('scan', '--format', 'json', '--all', '--accept');
    const accepted = repository.read('plimsoll-accepted.json');
    repository.write('new.js', INTERSECT);

    const report = reportOf(
      await repository.run('scan', '--format', 'json', '--all', '--since', 'HEAD'),
    );
    expect(report.findings.map(({ file }) => file)).toEqual(['new.js']);
    expect(report.prunable).toEqual([]);
    await repository.run('scan', '--format', 'json', '--all', '--since', 'HEAD', '--prune');
    expect(repository.read('plimsoll-accepted.json')).toBe(accepted);
  });

  it('fails only for files changed since a revision, and says what git does not know', async () => {
    const repository = aCommit({ 'old.js': INTERSECT });

    expect(
      (await repository.run('scan', '--format', 'json', '--all', '--since', 'HEAD')).code,
    ).toBe(0);
    repository.write('new.js', INTERSECT);
    const since = await repository.run('scan', '--format', 'json', '--all', '--since', 'HEAD');
    expect(since.code).toBe(1);
    expect(reportOf(since).findings.map(({ file }) => file)).toEqual(['new.js']);
    expect(
      (await repository.run('scan', '--format', 'json', '--all', '--since', '--output=x')).code,
    ).toBe(2);
    expect(
      (await repository.run('scan', '--format', 'json', '--all', '--since', 'nowhere')).err,
    ).toContain('git does not know');
  });
});
