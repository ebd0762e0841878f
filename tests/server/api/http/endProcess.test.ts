import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../../../support/program';

describe('endProcess', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plimsoll-end-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const endWhileCountingTo = (count: number, limitMs: number) =>
    spawnSync(
      process.execPath,
      [program('tests/support/endWhileQuerying.ts'), String(count), String(limitMs)],
      { encoding: 'utf8', env: { ...process.env, DATA_DIR: folder } },
    );

  it('lets the database finish, because ending its thread would abort the process', () => {
    const { status, signal, stderr } = endWhileCountingTo(5e6, 60_000);

    expect({ status, signal, stderr }).toEqual({ status: 3, signal: null, stderr: '' });
  });

  it('does not wait for a database that takes longer than the limit', () => {
    const { status, signal, stderr } = endWhileCountingTo(1e12, 200);

    expect({ status, signal, stderr }).toEqual({ status: null, signal: 'SIGKILL', stderr: '' });
  });
});
