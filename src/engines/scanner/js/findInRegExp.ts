// A regular expression's text → keys of its syntax and flags.

const FLAGS: Readonly<Record<string, string>> = {
  d: 'hasIndices',
  g: 'global',
  i: 'ignoreCase',
  m: 'multiline',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
};

const SYNTAXES: readonly (readonly [string, RegExp])[] = [
  ['named_capturing_group', /\(\?<(?![=!])/],
  ['named_backreference', /\\k</],
  ['lookbehind_assertion', /\(\?<[=!]/],
  ['lookahead_assertion', /\(\?[=!]/],
  ['non_capturing_group', /\(\?:/],
  ['modifier', /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/],
  ['word_boundary_assertion', /\\[bB]/],
  ['backreference', /\\[1-9]/],
  ['character_class', /\[/],
  ['character_class_escape', /\\[dDwWsS]/],
  ['disjunction', /\|/],
  ['input_boundary_assertion', /[$^]/],
  ['quantifier', /[*+?{]/],
  ['wildcard', /\./],
  ['capturing_group', /\((?!\?)/],
];

export function findInRegExp({
  pattern,
  flags,
}: {
  readonly pattern: string;
  readonly flags: string;
}): string[] {
  // An escaped backslash begins nothing.
  const text = pattern.replace(/\\\\/g, '');
  const found: string[] = [];
  for (const flag of flags)
    if (Object.hasOwn(FLAGS, flag)) found.push(`builtins.RegExp.${FLAGS[flag]!}`);
  for (const [name, syntax] of SYNTAXES)
    if (syntax.test(text)) found.push(`regular_expressions.${name}`);
  if (/[uv]/.test(flags)) {
    if (/\\p\{/i.test(text)) found.push('regular_expressions.unicode_character_class_escape');
    if (/\\u\{/.test(text)) found.push('regular_expressions.character_escape.unicode');
  }
  const names = [...text.matchAll(/\(\?<([^=!>][^>]*)>/g)].map(([, name]) => name);
  if (new Set(names).size < names.length)
    found.push('regular_expressions.named_capturing_group.duplicate_named_capturing_groups');
  return found;
}
