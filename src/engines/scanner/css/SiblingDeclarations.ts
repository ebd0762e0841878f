// The declarations of a block, indexed by the properties they may be a fallback for. A list would
// be read again for each declaration, and generated blocks have a hundred thousand.
import type { ChildNode } from 'postcss';
import type { Around } from './CssPlace';
import { declaredName } from './declaredName';
import { isHack } from './hacks';

/** Nobody writes more fallbacks of one property. */
const MAX_VALUES = 100;
const PREFIX = /^-[a-z]+-/;
const OWN_NAME = /(?:^|[\s,(])-(?:webkit|moz|ms|o)-/;

interface Sibling {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
  /** Where it begins. */
  readonly start: number;
}

export class SiblingDeclarations {
  private readonly firsts = new Map<string, Sibling>();
  /** Further values of a property, which few have. */
  private others: Map<string, Map<string, Sibling>> | undefined;
  private prefixed: Map<string, Sibling> | undefined;

  constructor(siblings: Iterable<Sibling>) {
    for (const sibling of siblings) this.add(sibling);
  }

  static in(nodes: readonly ChildNode[], around: Around): SiblingDeclarations {
    const siblings = new SiblingDeclarations([]);
    for (const node of nodes)
      if (node.type === 'decl' && !isHack(node))
        siblings.add({
          name: declaredName(node, around),
          value: node.value,
          start: node.source?.start?.offset ?? 0,
        });
    return siblings;
  }

  /**
   * The first of this name with a vendor's prefix, wherever it stands: a browser takes the one it
   * knows. A prefixed shorthand sets the parts of the property, too.
   */
  prefixedOf(name: string): Sibling | undefined {
    if (!this.prefixed) return undefined;
    for (let part = name; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('-')))) {
      const found = this.prefixed.get(part);
      if (found) return found;
    }
    return undefined;
  }

  /** The standard property next to a prefixed one. */
  standardOf(name: string): Sibling | undefined {
    const plain = name.replace(PREFIX, '');
    return plain === name ? undefined : this.firsts.get(plain);
  }

  /**
   * The first of this name whose value passes. Behind `at` only one that a browser knows by a name
   * of its own: any other value there replaces the one in question in every browser.
   */
  find(name: string, at: number, isFallback: (value: string) => boolean): Sibling | undefined {
    const serves = ({ start, value }: Sibling) =>
      (start < at || OWN_NAME.test(value)) && isFallback(value);
    const first = this.firsts.get(name);
    if (!first || serves(first)) return first;
    for (const declaration of this.others?.get(name)?.values() ?? [])
      if (serves(declaration)) return declaration;
    return undefined;
  }

  private add(declaration: Sibling): void {
    const { name } = declaration;
    const first = this.firsts.get(name);
    if (!first) this.firsts.set(name, declaration);
    else if (first.value !== declaration.value) this.addOther(name, declaration);
    const plain = name.replace(PREFIX, '');
    if (plain === name) return;
    this.prefixed ??= new Map();
    if (!this.prefixed.has(plain)) this.prefixed.set(plain, declaration);
  }

  private addOther(name: string, declaration: Sibling): void {
    this.others ??= new Map();
    const values = this.others.get(name) ?? new Map<string, Sibling>();
    this.others.set(name, values);
    if (values.size < MAX_VALUES && !values.has(declaration.value))
      values.set(declaration.value, declaration);
  }
}
