import type { ChildNode } from 'postcss';
import type { Around } from './CssPlace';

/**
 * The layout that a block's `display` selects, for properties that act differently in flex boxes
 * and grids.
 */
export function layoutContext(nodes: readonly ChildNode[]): Around['context'] {
  for (const node of nodes) {
    if (node.type !== 'decl' || node.prop !== 'display') continue;
    if (/\bflex\b/.test(node.value)) return 'flex_context';
    if (/\bgrid\b/.test(node.value)) return 'grid_context';
  }
  return undefined;
}
