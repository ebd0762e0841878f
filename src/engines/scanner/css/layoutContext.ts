import type { ChildNode } from 'postcss';
import type { Around } from './CssPlace';

/** What a block's `display` says of properties that do one thing in flex boxes and another in grids. */
export function layoutContext(nodes: readonly ChildNode[]): Around['context'] {
  for (const node of nodes) {
    if (node.type !== 'decl' || node.prop !== 'display') continue;
    if (/\bflex\b/.test(node.value)) return 'flex_context';
    if (/\bgrid\b/.test(node.value)) return 'grid_context';
  }
  return undefined;
}
