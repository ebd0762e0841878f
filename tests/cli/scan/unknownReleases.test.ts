import { aRepository } from '../../support/aRepository';

const PLACES = ['RU', 'BY', 'LV', 'KZ', 'GE', 'EE', 'CH', 'UZ', 'VN', 'CN'];
/** Chrome on Android, Firefox and Safari lack it. */
const LACKED = 'new EyeDropper();\n';

describe('a scan for people whose releases are unknown', () => {
  it.each(PLACES)('passes what nobody is known to lack, and says so once: %s', async (code) => {
    const repository = aRepository({ 'a.js': 'console.log(1);\n' });
    const ran = await repository.run('scan', 'a.js', '--audience', `region:${code}`);

    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/can run this, unclear at your line of 95\s%\./);
    expect(ran.out.match(/We know the versions of [\d.]+\s%\sof/g)).toHaveLength(1);
    expect(ran.out).toMatch(/so nothing can reach 95\s%\. Lower the line, /);
    expect(ran.out).toMatch(/^0 errors, 0 warnings, /m);
    expect(ran.out).not.toMatch(/Add a fallback|elsewhere/);
  });

  it.each(PLACES)('fails what too many are known to lack, and only that: %s', async (code) => {
    const repository = aRepository({ 'a.js': `console.log(1);\n${LACKED}` });
    const ran = await repository.run('scan', 'a.js', '--audience', `region:${code}`);

    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/can run this, below your line of 95\s%\./);
    expect(ran.out).toMatch(/^ {2}✗ 2:\d+ {2}api\.EyeDropper/m);
    expect(ran.out).not.toMatch(/api\.console|✗ 1:/);
    expect(ran.out).toMatch(/^Add a fallback for eyedropper to reach [\d.]+\s%\.$/m);
  });

  it('accepts nothing that is only unclear', async () => {
    const repository = aRepository({ 'a.js': `console.log(1);\n${LACKED}` });
    await repository.run('scan', 'a.js', '--audience', 'region:CH', '--accept');

    expect(repository.read('plimsoll-accepted.json')).toContain('EyeDropper');
    expect(repository.read('plimsoll-accepted.json')).not.toContain('console');
  });

  it('lets what degrades fail only where too many are known to lack it', async () => {
    const repository = aRepository({ 'a.css': 'a { color: red; anchor-name: --a }\n' });
    const strict = ['--audience', 'region:CH', '--line', '98', '--degrade-line', '95'];
    const ran = await repository.run('scan', 'a.css', ...strict);

    expect(ran.out).toMatch(/✗ \d+:\d+ {2}css\.properties\.anchor-name/);
    expect(ran.out).toMatch(/^1 error, 0 warnings, /m);
  });

  it('tells a script how many are unknown', async () => {
    const repository = aRepository({ 'a.js': 'console.log(1);\n' });
    const { out } = await repository.run('scan', '--audience', 'region:CH', '--format', 'json');
    const { report } = JSON.parse(out) as {
      report: {
        runsShare: number;
        unknownShare: number;
        audience: { trackedShare: number };
        findings: readonly object[];
      };
    };

    expect(report.findings).toEqual([]);
    expect(report.audience.trackedShare).toBeLessThan(0.95);
    expect(report.runsShare + report.unknownShare).toBeGreaterThan(0.99);
  });

  it('says nothing of the unknown where they decide nothing', async () => {
    const { out } = await aRepository({ 'a.js': 'console.log(1);\n' }).run('scan');

    expect(out).toMatch(/at or above your line/);
    expect(out).not.toMatch(/We know the releases|We can’t tell/);
  });

  it('says how many decide where the line can be reached and unknown decides', async () => {
    // Lacked by fewer than may lack it, and supported for fewer than the line.
    const repository = aRepository({ 'a.js': 'Promise.withResolvers();\n' });
    const ran = await repository.run('scan', 'a.js', '--audience', 'region:DE');

    expect(ran.out).toMatch(/unclear at your line of 95\s%\./);
    expect(ran.out).toMatch(/^We can’t tell for [\d.]+\s%\sof Germany; /m);
    expect(ran.code).toBe(0);
  });
});
