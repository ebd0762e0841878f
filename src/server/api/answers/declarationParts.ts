// A declaration or a value by itself → its parts: the property, keywords, functions and units. A value that no
// browser would keep has a part that nobody knows.
import { isValueOf, isValueOfSome } from './cssValues';
import { functionKey } from './functionKey';
import type { Look, Part } from './snippetLook';

const UNIT_GROUPS: readonly (readonly [units: RegExp, name: string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
];

/** The questions that `if()` asks. */
const CONDITIONS = /^(?:style|media|supports|not)$/i;

/** Names without a key of their own. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  'grid-gap': 'gap',
  'grid-row-gap': 'row-gap',
  'grid-column-gap': 'column-gap',
  'word-wrap': 'overflow-wrap',
};

export function declarationParts(look: Look, written: string, text: string): readonly Part[] {
  if (written.startsWith('--')) return [look('css.properties.custom-property')];
  const lowered = written.toLowerCase();
  const property = FORMER_NAMES[lowered] ?? lowered;
  const value = text.replace(/;\s*$/, '').replace(/!\s*important\s*$/i, '');
  const own = look(`css.properties.${property}`);
  const parts = partsOfValue(look, `css.properties.${property}`, value);
  const isKnown = own === undefined || value.trim() === '' || isValueOf(look, own, value);
  return isKnown ? [own, ...parts] : [own, ...parts, undefined];
}

/** `oklch(70% 0.1 200)`, `5cqi`, and names of functions: `oklch`, `oklch()` */
export function valueParts(look: Look, text: string): readonly Part[] {
  const [, name] = /^([\w-]+)(?:\(\s*\))?$/.exec(text) ?? [];
  if (name !== undefined && !/^\d/.test(name)) return [functionKey(look, undefined, name)];
  return isValueOfSome(look, text) ? partsOfValue(look, undefined, text) : [undefined];
}

function partsOfValue(look: Look, own: string | undefined, text: string): readonly Part[] {
  const value = text.replace(/"[^"]*"|'[^']*'|url\([^()]*\)/g, ' ');
  const words = [...value.matchAll(/(?<![\w#.-])(-?[a-z][\w-]*)(?![\w(-])/gi)]
    .map(([, word = '']) => own && look(`${own}.${word}`, `${own}.${word.toLowerCase()}`))
    .filter((part) => typeof part === 'object');
  const functions = [...value.matchAll(/([\w-]+)\((?=([^()]*))/g)]
    .filter(([, name = '']) => !(CONDITIONS.test(name) && /(?<![\w-])if\(/i.test(value)))
    .map(([, name = '', inner = '']) => {
      const found =
        functionKey(look, own, name.toLowerCase()) ?? (own === undefined ? undefined : look(own));
      const kind = /^\s*from\b/.test(inner) ? 'relative_syntax' : 'interpolation_color_space';
      return (/^\s*from\b|\bin\b/.test(inner) && look(`${found?.path}.${kind}`)) || found;
    });
  const units = [...value.matchAll(/(?<![\w#.-])[+-]?[\d.]+([a-z]+)/gi)]
    .map(([, written = '']) => {
      const unit = written.toLowerCase();
      const group = UNIT_GROUPS.find(([units]) => units.test(unit))?.[1];
      return look(
        `css.types.length.${group ?? unit}`,
        `css.types.angle.${unit}`,
        `css.types.resolution.${unit}`,
        ...(/^(?:px|cm|mm|in|pt|pc)$/.test(unit) ? ['css.types.length'] : []),
        ...(/^m?s$/.test(unit) ? ['css.types.time'] : []),
        ...(unit === 'fr' ? ['css.types.flex'] : []),
      );
    })
    .filter((part) => part !== undefined);
  return [...words, ...functions, ...units];
}
