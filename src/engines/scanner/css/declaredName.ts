import type { Declaration } from 'postcss';
import type { Around } from './CssPlace';
import { withoutEscapes } from './hacks';

/** The property that a declaration sets. SCSS nests properties in one that begins their names. */
export function declaredName({ prop }: Declaration, { prefix = '' }: Around): string {
  return `${prefix}${withoutEscapes(prop)}`.toLowerCase();
}
