// A word by itself → what it names: a method such as `startViewTransition`, an event, an attribute (also with its
// value, as in `popover=hint`), a unit. Easy to get wrong: `loading=lazy` is newer for videos than for images.
import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import { ATTRIBUTE_VALUES } from './attributeValues.data';
import { valueParts } from './declarationParts';
import { attributeParts } from './elementParts';
import { leastUsable, worldShare } from './leastUsable';
import { membersNamed, ofOneAge } from './membersNamed';
import { type Look, lookIn, type Part } from './snippetLook';

const ATTRIBUTE = /^([a-z][a-z-]*)(?:=(["']?)([\w-]+)\2)?$/i;
/** Words in lower case are members of too many things. */
const CAMEL_CASE = /^[a-z]+[A-Z]\w*$/;
const UNIT = /^[a-z]{1,5}$/;

/** Something that a word can name, as people write it. */
interface Namesake {
  readonly text: string;
  readonly key: CompatKey;
}

/** One unknown part for a word that names nothing, or things of different age. */
export function wordParts(catalogue: Catalogue, look: Look, text: string): readonly Part[] {
  const keys = allNamesakes(catalogue, look, text).map(({ key }) => key);
  if (keys.length === 0) return UNIT.test(text) ? valueParts(look, `1${text}`) : [undefined];
  const same = ofOneAge(catalogue, keys);
  return same.length > 0 ? same : [undefined];
}

/** All that a word can name, what most people can use first. */
export function namesakes(catalogue: Catalogue, text: string): readonly string[] {
  const share = worldShare(catalogue);
  return allNamesakes(catalogue, lookIn(catalogue), text.trim())
    .sort((a, b) => share(b.key) - share(a.key))
    .map((one) => one.text);
}

function allNamesakes(catalogue: Catalogue, look: Look, text: string): Namesake[] {
  const [, attribute, , value] = ATTRIBUTE.exec(text) ?? [];
  if (attribute === undefined) return [];
  const members = [
    ...(CAMEL_CASE.test(text) ? membersNamed(catalogue, text) : []),
    ...(value === undefined ? membersNamed(catalogue, `${attribute}_event`) : []),
  ];
  if (members.length > 0) return members.map((key) => ({ text: key.path, key }));
  return holdersOf(catalogue, look, attribute.toLowerCase(), value);
}

/** An attribute on each element that has it and, if one is given, takes the value. */
function holdersOf(
  catalogue: Catalogue,
  look: Look,
  attribute: string,
  value: string | undefined,
): Namesake[] {
  const isGlobal = look(`html.global_attributes.${attribute}`) !== undefined;
  const elements = catalogue.keyByPath('html.elements')?.children ?? [];
  const named = (element: CompatKey) =>
    element.children.filter(({ name }) => new RegExp(`^${attribute}(_|$)`).test(name));
  const listsValue = (element: CompatKey) =>
    ATTRIBUTE_VALUES[`${element.name}.${attribute}`]?.split(' ').includes(value!) ||
    named(element).some(({ name, children }) =>
      [name, ...children.map((child) => child.name)].some((one) => one.endsWith(value!)),
    );
  const having = isGlobal ? elements.slice(0, 1) : elements.filter((one) => named(one).length > 0);
  const listing = value === undefined || isGlobal ? [] : having.filter(listsValue);
  return (listing.length > 0 ? listing : having).flatMap((element) => {
    const parts = attributeParts(look, element, attribute, value);
    const known = parts.filter((part) => part !== undefined);
    if (known.length === 0 || known.length < parts.length) return [];
    const written = value === undefined ? attribute : `${attribute}=${value}`;
    const tag = isGlobal ? 'div' : element.name;
    return [{ text: `<${tag} ${written}>`, key: leastUsable(catalogue, known)! }];
  });
}
