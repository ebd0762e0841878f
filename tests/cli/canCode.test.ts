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

  it.each([
    [['text-wrap:', 'pretty'], /^. css\.properties\.text-wrap\.pretty: |^. text-wrap: pretty: /],
    [['dialog', 'element'], /^✓ <dialog>: /],
    [['grid', 'dialog'], /^✓ Grid: .*\n✓ <dialog>: /],
  ])(
    'reads a name that the shell has split, but not several names as one: %s',
    async (words, line) => {
      const { code, out, err } = await aRepository().run('can', ...words);

      expect([err, out]).toEqual(['', expect.stringMatching(line)]);
      expect(code).toBeLessThan(2);
    },
  );

  it('does not answer for the property where its value is unknown', async () => {
    const { code, out, err } = await aRepository().run('can', 'display:', 'masonry');

    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('“display: masonry” is not known');
  });
});
