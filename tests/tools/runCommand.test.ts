import { spawnSync } from 'node:child_process';
import { program } from '../support/program';

function endOf(step: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program('tests/support/runCommandThat.ts'), step],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

describe('runCommand', () => {
  it('ends with 0 once the command is done', () => {
    expect(endOf('succeeds')).toEqual({ status: 0, stdout: 'Done.\n', stderr: '' });
  });

  it('ends with 1 and the sentence of a refusal', () => {
    expect(endOf('refuses')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no such file.\n',
    });
  });

  it('ends with 1 and where it broke', () => {
    const { status, stderr } = endOf('breaks');

    expect(status).toBe(1);
    expect(stderr).toMatch(/^TypeError: .*\n +at /);
  });

  it('ends with 1 and says so where nothing is left to wait for', () => {
    expect(endOf('waits for nothing')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The command ended before it was done. That is a fault of Plimsoll’s.\n',
    });
  });
});
