// Earlier declarations of a block, indexed by the properties they may be a fallback for. A list
// would be read again for each declaration, and generated blocks have a hundred thousand.
import type { Declaration } from 'postcss';

/** Nobody writes more fallbacks of one property. */
const MAX_VALUES = 100;
const PREFIX = /^-\w+-/;

export class EarlierDeclarations {
  private readonly firsts = new Map<string, Declaration>();
  /** Further values of a property, which few have. */
  private others: Map<string, Map<string, Declaration>> | undefined;
  private prefixed: Map<string, Declaration> | undefined;

  add(declaration: Declaration): void {
    const name = declaration.prop.toLowerCase();
    const first = this.firsts.get(name);
    if (!first) this.firsts.set(name, declaration);
    else if (first.value !== declaration.value) this.addOther(name, declaration);
    if (!name.startsWith('-')) return;
    const plain = name.replace(PREFIX, '');
    this.prefixed ??= new Map();
    if (plain !== name && !this.prefixed.has(plain)) this.prefixed.set(plain, declaration);
  }

  /** The first with a vendor's prefix before this name. */
  prefixedOf(name: string): Declaration | undefined {
    return this.prefixed?.get(name);
  }

  /** The first of this name whose value passes. */
  find(name: string, isFallback: (value: string) => boolean): Declaration | undefined {
    const first = this.firsts.get(name);
    if (!first || isFallback(first.value)) return first;
    for (const [value, declaration] of this.others?.get(name) ?? [])
      if (isFallback(value)) return declaration;
    return undefined;
  }

  private addOther(name: string, declaration: Declaration): void {
    this.others ??= new Map();
    const values = this.others.get(name) ?? new Map<string, Declaration>();
    this.others.set(name, values);
    if (values.size < MAX_VALUES && !values.has(declaration.value))
      values.set(declaration.value, declaration);
  }
}
