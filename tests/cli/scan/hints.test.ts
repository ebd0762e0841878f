import { aRepository } from '../../support/aRepository';

const CODE = 'export function wait(host, run) {\n  host.requestIdleCallback(run);\n}\n';
const KEY = 'api.Window.requestIdleCallback';

interface Report {
  readonly runsShare: number;
  readonly wholeShare: number;
  readonly features: readonly unknown[];
}

const reportOf = (out: string) => (JSON.parse(out) as { readonly report: Report }).report;

describe('a use of which only the name fits', () => {
  const repository = aRepository({ 'a.js': CODE });

  it.each([
    ['pretty', /^ {2}· 2:8 {2}api\.Window\.requestIdleCallback: only the name fits, .*Window/m],
    ['markdown', /^\| hint \| `a\.js:2:8` \| api/m],
    ['github', /^::notice file=a\.js,line=2,col=8/m],
    ['gitlab', /"severity": "info"/],
    ['sarif', /"level": "note"/],
    ['junit', /a\.js:2:8"><system-out>/],
    ['csv', /,possible,throws,,hint,/],
    ['json', /"level": "hint",\s+"cause": "possible",\s+"evidence": "possible"/],
  ])('is a hint, in %s', async (format, line) => {
    const { out, code } = await repository.run('scan', '--format', format);

    expect(out).toMatch(line);
    expect(code).toBe(0);
  });

  it('moves no share and fails nothing', async () => {
    const { out, code } = await repository.run('scan', '--strict', '--format', 'json');
    const plain = await aRepository({ 'a.js': 'export function wait() {}' }).run(
      ...['scan', '--format', 'json'],
    );
    const { runsShare, wholeShare, features } = reportOf(out);

    expect(code).toBe(0);
    expect(reportOf(plain.out)).toMatchObject({ runsShare, wholeShare });
    expect(JSON.stringify(features)).not.toContain(KEY);
  });

  it('is counted apart from errors and warnings', async () => {
    const { out } = await repository.run('scan');

    expect(out).toMatch(/^0 errors, 0 warnings, 1 hint, 0 accepted uses in 1 file/m);
  });

  it('gives way to errors where a report is too long for all', async () => {
    const many = CODE.replace('host', 'host')
      .repeat(1)
      .concat(
        Array.from(
          { length: 150 },
          (_, at) => `export const f${at} = (a) => a.showPopover();`,
        ).join('\n'),
        '\nnew EyeDropper();\n',
      );
    const { out } = await aRepository({ 'a.js': many }).run('scan');

    expect(out).toMatch(/✗ \d+:\d+ {2}api\.EyeDropper/);
  });
});
