import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toUnwritable } from '@/cli/toUnwritable';
import { aRepository, type Repository } from '../support/aRepository';

const aShop = (): Repository => {
  const repository = aRepository({ 'a.js': 'new Set([1]).intersection(new Set());', file: '' });
  mkdirSync(join(repository.folder, 'folder'));
  return repository;
};

describe('what cannot be written', () => {
  it.each([
    ['folder', 'folder cannot be written: it is a folder (EISDIR). Give the path of a file.'],
    ['file/x', 'file/x cannot be written: a file stands where its folder would be ('],
    ['/dev/full', '/dev/full cannot be written: the disk is full (ENOSPC). Make room'],
  ])('is named with the reason and what to do: a report in %s', async (name, message) => {
    const { code, out, err } = await aShop().run('scan', '--format', `csv=${name},pretty`);

    expect(err).toContain(message);
    expect(code).toBe(2);
    // The scan was not for nothing.
    expect(out).toContain('javascript.builtins.Set.intersection');
  });

  it('may be the summary of a build machine', async () => {
    const env = { GITHUB_STEP_SUMMARY: '/dev/full' };
    const { code, err } = await aShop().runWith({ env }, 'scan', '--format', 'github');

    expect(err).toContain('GITHUB_STEP_SUMMARY (/dev/full) cannot be written: the disk is full');
    expect(code).toBe(2);
  });

  it('may be the file of accepted uses, in a closed folder', async () => {
    const { code, err } = await aShop().run('scan', '--accept', '--accepted', '/sys/x.json');

    expect(err).toMatch(/^\/sys\/x\.json cannot be written: .*What was there is unchanged\./);
    expect(code).toBe(2);
  });

  it.each([
    ['EACCES', 'you may not write there'],
    ['EROFS', 'the disk is read-only'],
    ['EDQUOT', 'your share of the disk is full'],
    ['EIO', 'i/o error'],
  ])('has a reason that people understand for %s', (code, why) => {
    const { message, exitCode } = toUnwritable(
      'a.json',
      Object.assign(new Error('i/o error'), { code }),
    );

    expect(message).toContain(`a.json cannot be written: ${why} (${code}). `);
    expect(exitCode).toBe(2);
  });

  it('does not hide our own errors', () => {
    expect(() => toUnwritable('a.json', new TypeError('a is undefined'))).toThrow('a is undefined');
  });

  it('may be the output itself, on a full disk', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve('.plimsoll/packages/plimsoll/plimsoll.mjs'), 'completions', 'bash'],
      { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' },
    );
    closeSync(full);

    expect(stderr).toBe(
      'The output cannot be written: the disk is full (ENOSPC). Make room, then run this again.\n',
    );
    expect(status).toBe(2);
  });

  it('may be the error output; the exit code still tells', () => {
    const full = openSync('/dev/full', 'w');
    const { status } = spawnSync(
      process.execPath,
      [resolve('.plimsoll/packages/plimsoll/plimsoll.mjs'), 'can', 'no-such-feature'],
      { stdio: ['ignore', 'pipe', full] },
    );
    closeSync(full);

    expect(status).toBe(2);
  });
});
