import { execFileSync } from 'node:child_process';
import { program } from '../../../support/program';

// The SDK loads its HTTP client by `import()`, which Jest cannot.
const linesOf = (...statuses: readonly number[]): readonly unknown[] =>
  execFileSync(
    process.execPath,
    [program('tests/support/exportSpansTo.ts'), ...statuses.map(String)],
    { encoding: 'utf8', env: { ...process.env, LOG_LEVEL: 'warn' } },
  )
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

describe('exportSpans', () => {
  const LOST = {
    level: 40,
    msg: 'Spans do not reach their collector.',
    err: { message: 'Bad Request' },
  };

  it('says in the log that spans do not reach their collector, once until they do', () => {
    expect(linesOf(400, 400, 400)).toMatchObject([LOST]);
    expect(linesOf(400, 400, 200, 400)).toMatchObject([LOST, LOST]);
  });

  it('says nothing of a collector that is there', () => {
    expect(linesOf(200, 200)).toEqual([]);
  });
});
