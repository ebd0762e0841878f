import { ATTRIBUTE_VALUES } from './attributeValues.data';
import type { Look, Part } from './snippetLook';

const TAG = /<([\w-]+)([^<>]*)/g;
const ATTRIBUTE = /([^\s="'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
/** Attributes of HTML, ARIA and microdata that the data has no keys for. */
const WITHOUT_KEY = /^(?:role|aria-[a-z]+|item(?:id|prop|ref|scope|type)|xmlns(?::\w+)?)$/;
const OF_INPUT = /^(?:value|list|width|height)$/;
/** Interfaces whose events an attribute such as `onclick` handles. */
const TARGETS = ['HTMLElement', 'Element', 'HTMLMediaElement', 'Window', 'HTMLInputElement'];

/** The elements of a piece of markup, with their attributes and values. */
export function elementParts(look: Look, text: string): readonly Part[] {
  return [...text.matchAll(TAG)].flatMap(([, written = '', attributes = '']) => {
    const name = look(`svg.elements.${written}`) ? written : written.toLowerCase();
    const element = look(
      `html.elements.${name}`,
      `svg.elements.${name}`,
      `mathml.elements.${name}`,
    );
    if (element === undefined) return [undefined];
    return [
      element,
      ...[...attributes.matchAll(ATTRIBUTE)].flatMap(([, attribute = '', ...values]) => {
        const value = values.find((one) => one !== undefined);
        return attributeParts(look, element, attribute.toLowerCase(), value);
      }),
    ];
  });
}

type Element = NonNullable<Part>;

/** The parts of one attribute of an element, in lower case, with its value. */
export function attributeParts(
  look: Look,
  element: Element,
  written: string,
  value: string | undefined,
): readonly Part[] {
  if (WITHOUT_KEY.test(written)) return [];
  if (element.name === 'input' && OF_INPUT.test(written)) return [];
  if (/^on[a-z]+$/.test(written))
    return [look(...TARGETS.map((target) => `api.${target}.${written.slice(2)}_event`))];
  const name = written.startsWith('data-') ? 'data_attributes' : written.replace(':', '_');
  const [root] = element.path.split('.');
  const paths = [`${element.path}.${name}`, `${root}.global_attributes.${name}`];
  const isOfInput = element.name === 'input' && name === 'type';
  const own = look(...paths);
  if (value === undefined || value === '') return [own];
  const allowed = ATTRIBUTE_VALUES[`${element.name}.${name}`] ?? ATTRIBUTE_VALUES[`*.${name}`];
  return wordsOf(name, value).flatMap((word) => {
    const keys = paths.flatMap((path) => [`${path}.${word}`, `${path}_${word}`]);
    const key = look(...keys);
    if (key) return [key];
    const isAllowed =
      allowed === undefined || word.startsWith('--') || allowed.split(' ').includes(word);
    return [isAllowed ? (own ?? (isOfInput ? element : undefined)) : undefined];
  });
}

const LISTS = new Set(['rel', 'sandbox', 'blocking', 'controlslist']);

function wordsOf(name: string, value: string): readonly string[] {
  const text = name === 'type' && /^[AI]$/.test(value) ? value : value.trim().toLowerCase();
  return LISTS.has(name) ? text.split(/\s+/) : [text];
}
