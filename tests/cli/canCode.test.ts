import { aRepository } from '../support/aRepository';

describe('plimsoll can, asked of code', () => {
  it('reads script, and CSS that begins like a flag', async () => {
    const { out } = await aRepository().run(
      'can',
      'new Set().union(a)',
      '-webkit-text-stroke: 1px red',
      '--own: 1',
    );

    expect(out.split('\n').filter((line) => /^[✓✗?]/.test(line))).toEqual([
      expect.stringMatching(/^. (?:javascript\.builtins\.Set\.union|.*union\(\)): /),
      expect.stringMatching(/^. css\.properties\.-webkit-text-stroke: /),
      expect.stringMatching(/^. css\.properties\.custom-property: /),
    ]);
  });

  it('refuses a script of which a part is unknown', async () => {
    const { code, err } = await aRepository().run('can', 'new Set().rotate(a)');

    expect(err).toMatch(/“new Set\(\)\.rotate\(a\)” is not known: /);
    expect(code).toBe(2);
  });
});
