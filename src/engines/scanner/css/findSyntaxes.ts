// Keys of a property's syntax that no single word of a value names: the number of values, a slash,
// a comma, or values of another property.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { AddFind, CssNames } from './CssNames';
import { componentsOf, type CssToken, splitAtCommas, Token } from './tokens';

interface Shape {
  readonly property: string;
  readonly parts: readonly (readonly CssToken[])[];
  /** The components of the longest part, side by side. */
  readonly components: readonly CssToken[];
  readonly all: readonly CssToken[];
}

type Rule = readonly [key: string, holds: (shape: Shape) => boolean];

const hasSlash = ({ components }: Shape): boolean => components.some(({ text }) => text === '/');
const some =
  (test: (token: CssToken) => boolean) =>
  ({ all }: Shape): boolean =>
    all.some(test);
const word = (pattern: RegExp) =>
  some(({ type, text }) => type === Token.Ident && pattern.test(text));
const several = ({ parts }: Shape): boolean => parts.length > 1;
const count = ({ components }: Shape): number =>
  components.filter(({ text }) => text !== '/').length;
/** A variable of Sass is two tokens: `$a`. */
const isWhole = ({ type, text }: CssToken): boolean => type !== Token.Delim || text !== '$';
const LINES =
  /^(?:none|underline|overline|line-through|blink|spelling-error|grammar-error|from-font)$/;
const isLine = (token: CssToken): boolean => LINES.test(token.text) || isMeasure(token);
const isMeasure = ({ type }: CssToken): boolean =>
  type === Token.Dimension || type === Token.Percentage || type === Token.Number;

const RULES: readonly Rule[] = [
  ['multiple_backgrounds', several],
  ['multiple_mask_images', several],
  ['multiple_shadows', several],
  ['two_value_syntax', (shape) => count(shape) > 1],
  ['two-values', (shape) => count(shape) > 1],
  ['2-value', (shape) => count(shape) > 1],
  ['multiple_keywords', (shape) => count(shape) > 1],
  ['multi-keyword_values', (shape) => count(shape) > 1],
  [
    'shorthand_values',
    (shape) =>
      count(shape) > 1 ||
      word(/^(?:collapse|preserve|preserve-breaks|preserve-spaces|wrap)$/)(shape),
  ],
  [
    'side-relative_values',
    (shape) =>
      shape.property === 'background-position'
        ? count(shape) > 2
        : count(shape) > 1 && word(/./)(shape),
  ],
  ['three_value_syntax', (shape) => count(shape) > 2],
  ['elliptical_corners', (shape) => count(shape) > 1],
  ['elliptical_borders', hasSlash],
  ['4_values_for_4_corners', (shape) => count(shape) > 3],
  ['alt_text', hasSlash],
  ['column-height', hasSlash],
  ['background-size', hasSlash],
  ['background-origin', word(/^(?:border|padding|content)-box$/)],
  ['background-clip', word(/^(?:(?:border|padding|content)-box|text|border-area)$/)],
  [
    'font-width_keyword_values',
    word(/^(?:ultra|extra|semi)-(?:condensed|expanded)$|^(?:condensed|expanded)$/),
  ],
  [
    'oblique-angle',
    some(({ type, text }) => type === Token.Dimension && /(?:deg|rad|turn)$/.test(text)),
  ],
  ['includes_thickness', some((token) => isMeasure(token) || token.text === 'from-font')],
  ['includes_color-and-style', (shape) => count(shape) > 1 && !shape.components.every(isLine)],
  ['transition-behavior', word(/^allow-discrete$/)],
  [
    'animation-timeline_included',
    some(({ type, text }) => type === Token.Function && /^(?:scroll|view)$/.test(text)),
  ],
  ['x_y_z_angle', word(/^[xyz]$/)],
  [
    'position-area',
    word(/^(?:span-|top$|left$|right$|bottom$|center$|start$|end$|(?:block|inline|x|y|self)-)/),
  ],
  ['grab', word(/^grab(?:bing)?$/)],
  ['url_positioning_syntax', (shape) => shape.parts.some((part) => componentsOf(part).length > 2)],
  ['optional_border_image_slice', (shape) => shape.all.length > 1],
  [
    'spread_radius',
    ({ parts }) => parts.some((part) => componentsOf(part).filter(isMeasure).length > 3),
  ],
  ['auto_none', (shape) => /^auto none/.test(shape.components.map(({ text }) => text).join(' '))],
  ['ident_value', word(/^(?!all$|none$)/)],
  ['svg_images', some(({ text }) => /\.svg\b/.test(text))],
  [
    'element_replacement',
    ({ components }) =>
      components.length === 1 &&
      [Token.Url, Token.Function].includes(components[0]!.type as never) &&
      /^(?:url|image-set|linear-gradient)/.test(components[0]!.text),
  ],
];

export function findSyntaxes(
  names: CssNames,
  own: ScanNode,
  property: string,
  tokens: readonly CssToken[],
  add: AddFind,
): void {
  const [first] = tokens;
  if (!first) return;
  if (property === 'aspect-ratio') add(names.type('ratio'), first);
  if (own.children.size === 0) return;
  let shape: Shape | undefined;
  for (const [key, holds] of RULES) {
    const node = names.child(own, key);
    if (!node) continue;
    shape ??= toShape(property, tokens);
    if (holds(shape)) add(node, first);
  }
}

function toShape(property: string, tokens: readonly CssToken[]): Shape {
  const parts = splitAtCommas(tokens, 0, tokens.length);
  const components =
    parts
      .map((part) => componentsOf(part).filter(isWhole))
      .sort((a, b) => b.length - a.length)[0] ?? [];
  return { property, parts, components, all: tokens };
}
