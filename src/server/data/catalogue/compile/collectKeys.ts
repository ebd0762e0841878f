// Flattens BCD's tree into all its keys, including those without data, in code-unit order of paths.
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';

export interface CollectedKey {
  readonly path: string;
  readonly compat?: CompatStatement;
}

export function collectKeys(roots: Readonly<Record<string, Identifier>>): CollectedKey[] {
  const keys: CollectedKey[] = [];
  const visit = (node: Identifier, path: string) => {
    const { __compat: compat, ...children } = node;
    keys.push({ path, compat });
    for (const [name, child] of Object.entries<Identifier>(children))
      visit(child, `${path}.${name}`);
  };

  for (const [name, node] of Object.entries(roots)) visit(node, name);
  return keys.sort((a, b) => (a.path < b.path ? -1 : 1));
}
