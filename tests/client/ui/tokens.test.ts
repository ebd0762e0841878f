import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'src/client/ui/tokens.css'), 'utf8');

const TEXT = ['ink', 'ink-2', 'accent', 'unsupported', 'limited', 'newly'];
const GRAPHICS = [
  'supported',
  'partial',
  'unsupported',
  'unknown',
  'line',
  'newly',
  'widely',
  'limited',
  'edge',
  'series-1',
  'series-2',
  'series-3',
  'series-4',
];

/** The hex colors of a token as light-dark() names them. */
function token(name: string): { light: string; dark: string } {
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(css) ?? [];
  if (!light || !dark) throw new Error(`tokens.css has no --${name} with a light and a dark color`);
  return { light: sixDigits(light), dark: sixDigits(dark) };
}

function sixDigits(hex: string): string {
  return hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
}

/** Red, green and blue as linear light, 0–1. */
function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

/**
 * The three kinds of dichromacy as matrices over linear light (Machado, Oliveira and Fernandes 2009,
 * severity 1).
 */
const SIGHTS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

/** CIE L*a*b* of a color as seen. */
function labOf(hex: string, sight: keyof typeof SIGHTS): readonly number[] {
  const light = channelsOf(hex);
  const [r = 0, g = 0, b = 0] = SIGHTS[sight].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, index) => sum + part * light[index]!, 0),
      ),
    ),
  );
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as [
    number,
    number,
    number,
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function differenceOf(a: string, b: string, sight: keyof typeof SIGHTS): number {
  const other = labOf(b, sight);
  return Math.hypot(...labOf(a, sight).map((value, index) => value - other[index]!));
}

describe.each(['light', 'dark'] as const)('tokens in %s', (scheme) => {
  describe.each(['paper', 'raised'])('on %s', (ground) => {
    it.each(TEXT)('makes --%s readable as text', (name) => {
      expect(contrast(token(name)[scheme], token(ground)[scheme])).toBeGreaterThanOrEqual(4.5);
    });

    it.each(GRAPHICS)('makes --%s distinguishable from its background as a shape', (name) => {
      expect(contrast(token(name)[scheme], token(ground)[scheme])).toBeGreaterThanOrEqual(3);
    });
  });

  it('keeps text on a primary button readable', () => {
    expect(contrast(token('paper')[scheme], token('accent')[scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.keys(SIGHTS) as (keyof typeof SIGHTS)[])(
    'keeps the lines of a chart apart for people with %s',
    (sight) => {
      const lines = ['series-1', 'series-2', 'series-3', 'series-4'].map(
        (name) => token(name)[scheme],
      );
      const differences = lines.flatMap((line, index) =>
        lines.slice(index + 1).map((other) => differenceOf(line, other, sight)),
      );

      expect(Math.min(...differences)).toBeGreaterThan(25);
    },
  );
});
