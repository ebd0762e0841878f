// The declarations before one in its block, by what they may be a fallback of. A list would be read
// again for each declaration, and blocks that a program wrote have a hundred thousand.
import type { Declaration } from 'postcss';

/** Nobody writes more fallbacks of one property. */
const MAX_VALUES = 100;

export class EarlierDeclarations {
  private readonly values = new Map<string, Map<string, Declaration>>();
  private readonly prefixed = new Map<string, Declaration>();

  add(declaration: Declaration): void {
    const name = declaration.prop.toLowerCase();
    const values = this.values.get(name) ?? new Map<string, Declaration>();
    this.values.set(name, values);
    if (values.size < MAX_VALUES && !values.has(declaration.value))
      values.set(declaration.value, declaration);
    const plain = name.replace(/^-\w+-/, '');
    if (plain !== name && !this.prefixed.has(plain)) this.prefixed.set(plain, declaration);
  }

  /** The first with a vendor's prefix before this name. */
  prefixedOf(name: string): Declaration | undefined {
    return this.prefixed.get(name);
  }

  /** The first of this name whose value passes. */
  find(name: string, isFallback: (value: string) => boolean): Declaration | undefined {
    for (const [value, declaration] of this.values.get(name) ?? [])
      if (isFallback(value)) return declaration;
    return undefined;
  }
}
