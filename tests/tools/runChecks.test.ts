import { spawnSync } from 'node:child_process';
import { writeTimes } from '@/tools/runChecks.mjs';

describe('the end of a run', () => {
  it('lists what each check took on the clock and of the processors', () => {
    const outcomes = [
      { name: 'types', wallSeconds: 3.21, cpuSeconds: 5.5 },
      { name: 'unit tests', wallSeconds: 100, cpuSeconds: 180.25 },
    ];

    expect(writeTimes(outcomes, 101).split('\n')).toEqual([
      'check         clock, s      CPU, s',
      'types              3.2         5.5',
      'unit tests       100.0       180.3',
      'all              101.0       185.8',
    ]);
  });

  it('says nothing of the processors where the system does not count', () => {
    const times = writeTimes([{ name: 'types', wallSeconds: 1, cpuSeconds: undefined }], 1);

    expect(times).toMatch(/^types +1\.0 +–$/m);
    expect(times).toMatch(/^all +1\.0 +–$/m);
  });

  it('counts what a program and its children took', () => {
    const program =
      "import { run } from './src/tools/run.mjs';" +
      "const busy = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';" +
      "const nested = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;" +
      "await run(['src/tools/measured.mjs', '-e', nested], {}, (message) => console.log(JSON.stringify(message)));";
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });

    // At least the 0.3 s that the inner program burns.
    if (process.platform === 'linux')
      expect((JSON.parse(stdout) as { cpuSeconds: number }).cpuSeconds).toBeGreaterThan(0.29);
    else expect(stdout).toBe('{}\n');
  });
});
