// The value of an at-rule's descriptor → the keys it needs.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { CssFind } from './CssNames';
import { splitAtCommas, tokensOf } from './tokens';

const DESCRIPTOR_SYNTAXES: readonly (readonly [string, RegExp])[] = [
  ['format_keyword', /format\(\s*[a-z]/i],
  ['tech_keyword', /\btech\(/i],
  ['format_variations', /format\(\s*["'][^"')]*variations/i],
];

export function findInDescriptor(descriptor: ScanNode, value: string): CssFind[] {
  const found: CssFind[] = [];
  const add = (node: ScanNode | undefined, start: number, end: number) => {
    if (node?.hasData) found.push({ node, start, end });
  };
  for (const { 0: word, index } of value.matchAll(/[\w-]+/g))
    add(descriptor.children.get(word.toLowerCase()), index, index + word.length);
  for (const [name, pattern] of DESCRIPTOR_SYNTAXES)
    if (pattern.test(value)) add(descriptor.children.get(name), 0, value.length);
  const font = descriptor.parent;
  if (font?.name === 'font-face' && descriptor.name === 'src') {
    if (/format\(\s*["']?woff2/i.test(value)) add(font.children.get('WOFF_2'), 0, value.length);
    if (/format\(\s*["']?woff["')\s]/i.test(value)) add(font.children.get('WOFF'), 0, value.length);
    if (/format\(\s*["']?svg/i.test(value)) add(font.children.get('SVG_fonts'), 0, value.length);
  }
  return found;
}

/**
 * The keys that each file of a font needs: a browser passes over a file that it cannot read, to another
 * one of the list. Undefined for other descriptors.
 */
export function neededByAll(
  descriptor: ScanNode | undefined,
  value: string,
): ReadonlySet<ScanNode> | undefined {
  if (descriptor?.name !== 'src') return undefined;
  const tokens = tokensOf(value);
  const [first = new Set<ScanNode>(), ...others] = splitAtCommas(tokens, 0, tokens.length).map(
    (part) => {
      const text = value.slice(part[0]?.start, part.at(-1)?.end);
      return new Set(findInDescriptor(descriptor, text).map(({ node }) => node));
    },
  );
  return new Set([...first].filter((node) => others.every((nodes) => nodes.has(node))));
}
