import type { Look, Part } from './snippetLook';

const GROUPS = [
  '',
  'color.',
  'gradient.',
  'image.',
  'transform-function.',
  'filter-function.',
  'basic-shape.',
  'easing-function.',
];

/** The key of a function in a value of the property at `own`. */
export function functionKey(look: Look, own: string | undefined, written: string): Part {
  if (written.startsWith('--')) return look('css.types.dashed-function');
  const name = written.replace(/^(rgb|hsl)a$/, '$1');
  return look(
    ...(own === undefined ? [] : [`${own}.${name}_function`]),
    `css.types.easing-function.${name}-function`,
    ...(own === undefined ? [] : [`${own}.${name}`]),
    ...GROUPS.map((group) => `css.types.${group}${name}`),
  );
}
