// A style sheet → its prefixes next to the standard names, and its `@supports`. A prefix without
// its standard name is not a fallback: nothing would be left without it.
import type { AtRule, ChildNode, Container, Declaration } from 'postcss';
import { CssNames } from '@/engines/scanner/css/CssNames';
import { findInValue } from '@/engines/scanner/css/findInValue';
import { findProven } from '@/engines/scanner/css/findProven';
import { type CssSyntax, parseCss } from '@/engines/scanner/css/parseCss';
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';
import type { Retirable } from './Retirable';

const PREFIX = /-(?:webkit|moz|ms|o)-/gi;
const PREFIXED = /^-(?:webkit|moz|ms|o)-/i;

/** The declarations of a `style` attribute or a template. */
export async function findRetirableDeclarations(
  text: string,
  table: ScanTable,
): Promise<readonly Retirable[]> {
  // The brace stands where it moves nothing but the beginning.
  const found = await findRetirableCss(`{${text}}`, 'css', table);
  return found.map((one) => ({ ...one, start: one.start - 1 }));
}

/** @throws ScanProblem if the text cannot be read */
export async function findRetirableCss(
  text: string,
  syntax: CssSyntax,
  table: ScanTable,
): Promise<readonly Retirable[]> {
  const { root } = await parseCss(text, syntax);
  const names = new CssNames(table);
  const getPaths = (nodes: Iterable<ScanNode | undefined>) => [
    ...new Set([...nodes].flatMap((node) => (node?.hasData ? [table.pathAt(node.id)] : []))),
  ];
  const found: Retirable[] = [];
  const standards: Standards = new WeakMap();
  const add = (node: ChildNode, kind: Retirable['kind'], name: string, keys: string[], own = 0) => {
    if (keys.length === 0) return;
    const length = own || node.toString().length + 1;
    found.push({ kind, name, keys, start: node.source?.start?.offset ?? 0, length });
  };
  root.walk((node) => {
    if (node.type === 'decl') {
      const standard = findStandard(node, standards);
      if (!standard) return;
      const { prop, value } = standard;
      const needed = findInValue(names, prop.toLowerCase(), value).map((find) => find.node);
      const isValue = !PREFIXED.test(node.prop);
      add(
        node,
        'prefix',
        isValue ? node.value.slice(0, 40) : node.prop,
        getPaths([names.property(prop.toLowerCase()), ...needed]),
      );
    } else if (node.type === 'atrule' && PREFIXED.test(node.name)) {
      const plain = node.name.replace(PREFIXED, '').toLowerCase();
      const hasStandard = node.parent?.nodes.some(
        (one) => one.type === 'atrule' && one.name === plain && one.params === node.params,
      );
      if (hasStandard) add(node, 'prefix', `@${node.name}`, getPaths([names.atRules.get(plain)]));
    } else if (node.type === 'atrule' && node.name.toLowerCase() === 'supports')
      addSupports(node, names, (keys, own) =>
        add(node, 'supports', `@supports ${node.params.slice(0, 60)}`, getPaths(keys), own),
      );
  });
  return found;
}

type Standards = WeakMap<Container, ReadonlyMap<string, Declaration>>;

/** The declaration next to it that says the same without a prefix. */
function findStandard(node: Declaration, standards: Standards): Declaration | undefined {
  const isPrefixed =
    PREFIXED.test(node.prop) || /(?:^|[\s,(])-(?:webkit|moz|ms|o)-/.test(node.value);
  const parent = node.parent as Container | undefined;
  if (!isPrefixed || !parent) return undefined;
  const plain = standards.get(parent) ?? collectPlain(parent);
  standards.set(parent, plain);
  return plain.get(node.prop.replace(PREFIXED, ''));
}

/** The first declaration of each property whose value has no prefix. */
function collectPlain({ nodes }: Container): ReadonlyMap<string, Declaration> {
  const plain = new Map<string, Declaration>();
  for (const node of nodes ?? [])
    if (node.type === 'decl' && !plain.has(node.prop) && !node.value.match(PREFIX))
      plain.set(node.prop, node);
  return plain;
}

/** With `not` the block goes whole, else only what is around its content. */
function addSupports(
  node: AtRule,
  names: CssNames,
  add: (keys: ReadonlySet<ScanNode>, own?: number) => void,
): void {
  const negated = /^\s*not\b([\s\S]*)$/i.exec(node.params)?.[1];
  // Parts joined by `or` prove nothing each; what they say together is for people to read.
  if (/\)\s*or\s*\(/i.test(node.params)) return;
  if (negated !== undefined) add(findProven(names, negated).nodes);
  else if (!/\bnot\b/i.test(node.params))
    add(findProven(names, node.params).nodes, '@supports {}'.length + node.params.length + 1);
}
