import { spawnSync } from 'node:child_process';

const start = (env: Record<string, string>): { status: number | null; said: string } => {
  const { status, stderr } = spawnSync(process.execPath, ['.plimsoll/server.cjs'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

  return { status, said: stderr };
};

describe('serve', () => {
  it('does not start on an invalid value, and says in one sentence which', () => {
    expect(start({ PORT: 'eighty' })).toEqual({
      status: 1,
      said: 'Plimsoll did not start. PORT is “eighty”, but a whole number from 1 to 65535 was expected.\n',
    });
  });
});
