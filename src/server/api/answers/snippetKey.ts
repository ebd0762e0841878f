// A piece of code → the compat key that decides whether it works: of all its parts the one that fewest people
// can use. Easy to get wrong: `<dialog closedby>` answered as `<dialog>` is a wrong “yes”, so a part that nobody
// knows means no key at all.
import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import { getKeyCoverage } from '@/server/model/coverage/coverage';
import { findAudience } from '@/server/model/features/RequestContext';

type Part = CompatKey | undefined;
type Look = (...paths: readonly string[]) => Part;

const TAG = /<([\w-]+)([^<>]*)/g;
const ATTRIBUTE = /([^\s="'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
const UNIT_GROUPS: readonly (readonly [units: RegExp, name: string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
];

export function snippetKey(catalogue: Catalogue, text: string): string | undefined {
  const look: Look = (...paths) =>
    paths.map((path) => catalogue.keyByPath(path)).find((key) => key?.hasData);
  const parts = partsOf(look, text);
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) return undefined;
  const [only] = known;
  if (known.length === 1) return only!.path;
  const world = findAudience(catalogue, DEFAULT_AUDIENCE_KEY, new Map());
  const share = (part: CompatKey) => getKeyCoverage(catalogue, part, world).supportedShare;
  return known.reduce((least, part) => (share(part) < share(least) ? part : least)).path;
}

function partsOf(look: Look, text: string): readonly Part[] {
  if (text.startsWith('<'))
    return [...text.matchAll(TAG)].flatMap(([, name = '', attributes = '']) =>
      elementParts(look, name, attributes),
    );
  if (text.startsWith(':')) return selectorParts(look, text);
  const [, rule, prelude = ''] = /^@([\w-]+)(.*)/s.exec(text) ?? [];
  if (rule !== undefined) return ruleParts(look, rule, prelude);
  const [, property, value = ''] = /^([\w-]+)\s*:(.*)/s.exec(text) ?? [];
  if (property !== undefined)
    return [look(`css.properties.${property}`), ...valueParts(look, property, value)];
  const name = text.replace(/\(.*$/s, '').replace('.prototype.', '.');
  const interfaceName = name.charAt(0).toUpperCase() + name.slice(1);
  const named = look(
    `javascript.builtins.${name}`,
    ...[name, `${name}_static`, interfaceName].map((one) => `api.${one}`),
    `css.properties.${name}`,
  );
  return named ? [named] : valueParts(look, '', text);
}

function elementParts(look: Look, name: string, attributes: string): readonly Part[] {
  const element = `html.elements.${name}`;
  const further = [...attributes.matchAll(ATTRIBUTE)].map(([, written = '', ...values]) => {
    const attribute = written.startsWith('data-') ? 'data_attributes' : written.toLowerCase();
    const value = values.find((one) => one !== undefined);
    return look(
      ...[`${element}.${attribute}`, `html.global_attributes.${attribute}`].flatMap((path) =>
        value ? [`${path}.${value}`, `${path}_${value}`, path] : [path],
      ),
    );
  });
  return [look(element, `svg.elements.${name}`, `mathml.elements.${name}`), ...further];
}

function selectorParts(look: Look, text: string): readonly Part[] {
  return [...text.matchAll(/:([\w-]+)(?=(?:\(([^()]*))?)/g)].map(([, name = '', inner = '']) => {
    const path = `css.selectors.${name}`;
    const kind = /\bof\b/.test(inner) ? 'of_syntax' : 'selector_list';
    return (/,|\bof\b/.test(inner) ? look(`${path}.${kind}`) : undefined) ?? look(path);
  });
}

/** The names of media features and queries; other words are the author's. */
function ruleParts(look: Look, rule: string, prelude: string): readonly Part[] {
  const path = `css.at-rules.${rule}`;
  const own = look(path);
  const names = [...prelude.matchAll(/\(\s*([\w-]+)/g)].map(([, name]) => look(`${path}.${name}`));
  const calls = [...prelude.matchAll(/([\w-]+)\(/g)].map(([, name]) =>
    own?.children.find((key) => key.hasData && key.name.split('_')[0] === name),
  );
  return [own, ...[...names, ...calls].filter((part) => part !== undefined)];
}

/** A property's keywords, functions and units; of other words the data says nothing. */
function valueParts(look: Look, property: string, value: string): readonly Part[] {
  const own = `css.properties.${property}`;
  const words = [...value.matchAll(/(?<![\w#.-])(-?[a-z][\w-]*)(?![\w(-])/gi)]
    .map(([, word]) => look(`${own}.${word}`))
    .filter((part) => part !== undefined);
  const functions = [...value.matchAll(/([\w-]+)\((?=([^()]*))/g)].map(
    ([, name = '', inner = '']) => {
      const found = functionKey(look, own, name);
      const kind = /^\s*from\b/.test(inner) ? 'relative_syntax' : 'interpolation_color_space';
      return (/^\s*from\b|\bin\b/.test(inner) && look(`${found?.path}.${kind}`)) || found;
    },
  );
  const units = [...value.matchAll(/(?<![\w#.-])[+-]?[\d.]+([a-z]+)/gi)]
    .map(([, unit = '']) => {
      const group = UNIT_GROUPS.find(([units]) => units.test(unit))?.[1];
      return look(`css.types.length.${group ?? unit}`);
    })
    .filter((part) => part !== undefined);
  return [...words, ...functions, ...units];
}

function functionKey(look: Look, own: string, written: string): Part {
  if (written.startsWith('--')) return look('css.types.dashed-function');
  const name = written.replace(/^(rgb|hsl)a$/, '$1');
  const groups = [
    '',
    'color.',
    'gradient.',
    'image.',
    'transform-function.',
    'filter-function.',
    'basic-shape.',
    'easing-function.',
  ];
  return look(
    `${own}.${name}_function`,
    `css.types.easing-function.${name}-function`,
    `${own}.${name}`,
    ...groups.map((group) => `css.types.${group}${name}`),
  );
}
