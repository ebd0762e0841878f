import { editDistance } from '@/domain/editDistance';
import { nearest } from '@/domain/nearMatches';
import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import { searchNames } from '@/server/data/search/searchNames';
import { nearFeatures } from '@/server/model/features/nearFeatures';
import { nearKeys } from '@/server/model/features/nearKeys';
import { ATTRIBUTE_VALUES } from './attributeValues.data';
import { MEDIA_VALUES } from './mediaValues.data';
import { subjectParts } from './subjectParts';

const SHOWN = 3;

/** Code rather than a name: it holds a sign that names don't. */
export const isCode = (text: string): boolean => /[:<>@(){}.=#]|^[\d/]/.test(text.trim());

/** Names and pieces of code that a text without an answer may stand for, each with an answer. */
export function nearSubjects(catalogue: Catalogue, text: string): readonly string[] {
  const near = isCode(text) ? nearCode(catalogue, text.trim()) : [];
  const isAnswered = (one: string) => {
    const [kind, id] = subjectParts(catalogue, one);
    return kind === 'compat' || catalogue.featureBySlug(id) !== undefined;
  };
  const answered = near.filter(isAnswered).slice(0, SHOWN);
  return answered.length > 0 ? answered : nearNamesOf(catalogue, text.trim());
}

/** A name that differs by a letter, then the finds of a search. */
function nearNamesOf(catalogue: Catalogue, text: string): readonly string[] {
  const mistyped = nearFeatures(catalogue, text, 1)
    .map(({ slug }) => slug)
    .filter((slug) => editDistance(text.toLowerCase(), slug, 1) <= 1);
  return [...new Set([...mistyped, ...searchNames(catalogue, text, SHOWN)])].slice(0, SHOWN);
}

function nearCode(catalogue: Catalogue, text: string): readonly string[] {
  const namesIn = (path: string) => namesOf(catalogue.keyByPath(path));
  const [, tag, attribute = '', value] =
    /^<([\w-]+)\s*([\w-]*)(?:=["']?([^"'\s>]+))?/.exec(text) ?? [];
  if (tag !== undefined) {
    const element = `html.elements.${tag}`;
    if (value !== undefined)
      return nearNames(value, [
        ...wordsOf(ATTRIBUTE_VALUES[`${tag}.${attribute}`] ?? ATTRIBUTE_VALUES[`*.${attribute}`]),
        ...namesIn(`${element}.${attribute}`),
      ]).map((one) => `<${tag} ${attribute}=${one}>`);
    if (attribute !== '')
      return nearNames(attribute, [...namesIn(element), ...namesIn('html.global_attributes')]).map(
        (one) => `<${tag} ${one}>`,
      );
    return nearNames(tag, namesIn('html.elements')).map((one) => `<${one}>`);
  }
  const [, colons, selector] = /^(::?)([\w-]+)/.exec(text) ?? [];
  if (selector !== undefined)
    return nearNames(selector, namesIn('css.selectors')).map((one) => `${colons}${one}`);
  const [, rule = '', feature, word] =
    /^@([\w-]+)(?:[^(]*\(\s*([\w-]+)(?:\s*:\s*([\w-]+))?)?/.exec(text) ?? [];
  if (rule !== '') return nearRules(namesIn, rule, feature, word);
  const [, property, written = ''] = /^([\w-]+)\s*:\s*(.*)$/s.exec(text) ?? [];
  if (property !== undefined) return nearDeclarations(namesIn, property, written);
  return nearKeys(catalogue, text.replace(/\(.*$/s, '').replace('.prototype.', '.'), SHOWN).map(
    ({ path }) => path,
  );
}

type NamesIn = (path: string) => readonly string[];

function nearRules(namesIn: NamesIn, rule: string, feature?: string, word?: string) {
  const known = namesIn('css.at-rules');
  if (!known.includes(rule) || feature === undefined)
    return nearNames(rule, known).map((one) => `@${one}`);
  if (word !== undefined && MEDIA_VALUES[feature])
    return nearNames(word, wordsOf(MEDIA_VALUES[feature])).map(
      (one) => `@${rule} (${feature}: ${one})`,
    );
  return nearNames(feature, namesIn(`css.at-rules.${rule}`)).map((one) => `@${rule} (${one})`);
}

function nearDeclarations(namesIn: NamesIn, property: string, written: string) {
  const properties = namesIn('css.properties');
  const plain = property.replace(/^-(?:moz|ms|o|webkit)-/, '');
  // The data has most prefixes with the name that needs none.
  if (!properties.includes(property) && properties.includes(plain)) return [`${plain}: ${written}`];
  if (!properties.includes(property))
    return nearNames(property, properties).map((one) => `${one}: ${written}`);
  const words = written.match(/-?[a-z][\w-]*/gi) ?? [];
  const values = namesIn(`css.properties.${property}`);
  const near = words.flatMap((word) => nearNames(word, values));
  return [...near.map((one) => `${property}: ${one}`), `css.properties.${property}`];
}

const namesOf = (key: CompatKey | undefined) => key?.children.map(({ name }) => name) ?? [];
const wordsOf = (words = ''): readonly string[] => words.split(' ').filter(Boolean);

const nearNames = (text: string, names: readonly string[]): readonly string[] =>
  nearest(
    text,
    names.map((name) => ({ row: name, names: [name] })),
    SHOWN,
  );
