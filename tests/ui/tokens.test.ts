import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'src/ui/tokens.css'), 'utf8');

const TEXT = ['ink', 'ink-2', 'accent', 'unsupported', 'limited', 'newly'];
const GRAPHICS = ['supported', 'partial', 'unsupported', 'unknown', 'line', 'newly', 'widely', 'limited', 'edge', 'series-1', 'series-2', 'series-3', 'series-4'];

/** The hex colours of a token as light-dark() names them. */
function token(name: string): { light: string; dark: string } {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(css) ?? [];
  if (!light || !dark) throw new Error(`tokens.css has no --${name} with a light and a dark colour`);
  return { light: sixDigits(light), dark: sixDigits(dark) };
}

function sixDigits(hex: string): string {
  return hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

describe.each(['light', 'dark'] as const)('tokens in %s', (scheme) => {
  describe.each(['paper', 'raised'])('on %s', (ground) => {
    it.each(TEXT)('lets --%s be read as text', (name) => {
      expect(contrast(token(name)[scheme], token(ground)[scheme])).toBeGreaterThanOrEqual(4.5);
    });

    it.each(GRAPHICS)('lets --%s be told from its ground as a shape', (name) => {
      expect(contrast(token(name)[scheme], token(ground)[scheme])).toBeGreaterThanOrEqual(3);
    });
  });

  it('keeps the words on a primary button readable', () => {
    expect(contrast(token('paper')[scheme], token('accent')[scheme])).toBeGreaterThanOrEqual(4.5);
  });
});
