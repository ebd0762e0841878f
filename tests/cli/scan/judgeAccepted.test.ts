import { aRepository, type Ran } from '../../support/aRepository';

const IDLE = 'requestIdleCallback(f);\n';
/** Fewer than 17 % are known to lack either; more are known to lack one or both. */
const TOGETHER = `${IDLE}AbortSignal.timeout(1);\n`;
const LINE = ['--line', '83'];
interface Json {
  readonly report: {
    readonly findings: readonly { readonly key: string; readonly cause: string }[];
    readonly prunable: readonly string[];
  };
}

const reportOf = ({ out }: Ran) => (JSON.parse(out) as Json).report;
const findingsOf = (ran: Ran) =>
  reportOf(ran).findings.map(({ key, cause }) => `${key.split('.')[2]} ${cause}`);

describe('uses that fail only together', () => {
  it('are accepted with those that fail by themselves; then nothing fails', async () => {
    const repository = aRepository({ 'a.js': 'new EyeDropper();', 'b.js': TOGETHER });
    const scan = (...given: string[]) =>
      repository.run('scan', '--format', 'json', '--all', ...LINE, ...given);
    expect((await scan()).code).toBe(1);

    expect((await scan('--accept')).code).toBe(0);
    const passed = await scan();
    expect(findingsOf(passed)).toEqual([]);
    expect(passed.code).toBe(0);
    expect(reportOf(passed).prunable).toEqual([]);
    // Accepting again changes nothing.
    const before = repository.read('plimsoll-accepted.json');
    await scan('--accept');
    expect(repository.read('plimsoll-accepted.json')).toBe(before);
  });

  it('fail if there are more than accepted, and can be forgotten when none fails', async () => {
    const repository = aRepository({ 'b.js': TOGETHER });
    const scan = (...given: string[]) =>
      repository.run('scan', '--format', 'json', '--all', ...LINE, ...given);
    expect(findingsOf(await scan())).toEqual(['requestIdleCallback together']);
    await scan('--accept');
    expect((await scan()).code).toBe(0);

    repository.write('b.js', `${IDLE}${TOGETHER}`);
    expect(findingsOf(await scan())).toEqual([
      'requestIdleCallback together',
      'requestIdleCallback together',
    ]);
    repository.write('b.js', IDLE);
    const alone = await scan();
    expect(alone.code).toBe(0);
    expect(reportOf(alone).prunable).toEqual(['b.js: api.Window.requestIdleCallback']);
  });

  it('stay accepted if another would be cheaper to blame', async () => {
    const repository = aRepository({ 'b.js': TOGETHER });
    const scan = (...given: string[]) =>
      repository.run('scan', '--format', 'json', '--all', ...LINE, ...given);
    repository.write(
      'plimsoll-accepted.json',
      JSON.stringify({
        accepted: { 'b.js': { 'api.AbortSignal.timeout_static': { count: 1, reason: 'Lab' } } },
      }),
    );

    const { code, out } = await scan();
    expect(out).toContain('"prunable": []');
    expect(code).toBe(0);
  });
});
