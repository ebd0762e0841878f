// Two properties → may a declaration of one change what the other sets? Families are wider than
// shorthands are, so that a declaration is rather left where it is than moved past its rival.

/** Properties that a first word does not tell. */
const FAMILIES: readonly (readonly [names: RegExp, family: string])[] = [
  [/^(?:top|right|bottom|left)$/, 'inset'],
  [/^(?:min-|max-)?(?:width|height|inline-size|block-size)$/, 'size'],
  [/^(?:grid-)?(?:row-|column-)?gap$/, 'column'],
  [/^(?:columns|rows|row-rule)/, 'column'],
  [/^(?:justify|place)-/, 'align'],
  [/^line-height$/, 'font'],
  [/^word-wrap$/, 'overflow'],
  [/^text-(?:wrap|space)/, 'white'],
  [/^page-break/, 'break'],
  [/^(?:max-lines|block-ellipsis|continue)$/, 'line'],
];

function familyOf(property: string): string {
  const name = property.toLowerCase().replace(/^-(?:webkit|moz|ms|o)-/, '');
  return FAMILIES.find(([names]) => names.test(name))?.[1] ?? name.split('-', 1)[0]!;
}

export function mayOverlap(one: string, other: string): boolean {
  if (one.startsWith('--') || other.startsWith('--')) return one === other;
  const families = [familyOf(one), familyOf(other)];
  return families.includes('all') || families[0] === families[1];
}
