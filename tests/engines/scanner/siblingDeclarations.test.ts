import { scanText, usesOfKey } from '../../support/aScanner';

const guardsOf = async (code: string) =>
  (await usesOfKey('a.css', code, 'css.types.color.oklch')).map(({ guard }) => guard);

describe('declarations that stand in for one another', () => {
  const findings = async (name: string, code: string) =>
    (await scanText(name, code))
      .filter(({ guard, consequence }) => guard === null && consequence !== 'enhancement')
      .map(({ key }) => key)
      .filter((key) => /background-clip|mask|text-decoration|stretch|dynamic|backdrop/.test(key));

  it.each([
    '.a { background: linear-gradient(teal, navy); background-clip: text; -webkit-background-clip: text; color: transparent }',
    '.a { -webkit-background-clip: text; background-clip: text }',
    '.a { mask: radial-gradient(#000, transparent); -webkit-mask: radial-gradient(#000, transparent) }',
    '.a { mask-image: url(icon.svg); -webkit-mask-image: url(icon.svg) }',
    '.a { text-decoration: underline dotted red; -webkit-text-decoration: underline dotted red }',
    '.a { width: stretch; width: -webkit-fill-available; width: -moz-available }',
    '.a { mask-size: cover; -webkit-mask: url(icon.svg) center / cover }',
    '.a { backdrop-filter: blur(1px); color: red; -webkit-backdrop-filter: blur(1px) }',
    '.a { -webkit-mask-composite: xor; mask-composite: exclude }',
  ])('serve browsers in any order: %s', async (code) => {
    expect(await findings('a.css', code)).toEqual([]);
  });

  it.each([
    ['another rule', '.a { background-clip: text } .b { -webkit-background-clip: text }'],
    ['another property', '.a { background-clip: text; -webkit-mask: none }'],
    ['the same need', '.a { height: 50dvh; -webkit-max-height: 1px; height: 100dvh }'],
  ])('do not serve by %s', async (_, code) => {
    expect(await findings('a.css', code)).not.toEqual([]);
  });

  it('serve a type of value only if they do not need it themselves', async () => {
    const both =
      '.a { mask-image: linear-gradient(oklch(0 0 0), red); -webkit-mask-image: linear-gradient(oklch(0 0 0), red) }';
    const one =
      '.a { mask-image: linear-gradient(oklch(0 0 0), red); -webkit-mask-image: linear-gradient(black, red) }';

    expect(await guardsOf(both)).toEqual([null, null]);
    expect(await guardsOf(one)).toEqual(['fallback']);
  });

  it('serve in an object of styles, too', async () => {
    const code = 'const a = <p style={{ backgroundClip: "text", WebkitBackgroundClip: "text" }} />';

    expect(await findings('a.jsx', code)).toEqual([]);
  });
});
