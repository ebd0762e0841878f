// Words for a thing → its id, or code that stands for it: “dialog element”, “CSS nesting”,
// “optional chaining”. Only names count, as what resembles a name answers for something else.
import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { leastUsable } from './leastUsable';
import { ofOneAge } from './membersNamed';

/** The id of a feature or the path of a key, if the words are its name. */
export function spokenName(catalogue: Catalogue, text: string): string | undefined {
  if (!/^[\w\s-]+$/.test(text)) return undefined;
  const words = text.trim().toLowerCase();
  const bare = words.replace(/\s+(?:api|object|interface)s?$/, '');
  const short = bare.replace(/^(?:css|html|javascript|js|svg|web)\s+/, '');
  for (const name of new Set([words, bare, short])) {
    const found = named(catalogue, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function named(catalogue: Catalogue, words: string): string | undefined {
  const slug = words.replace(/\s+/g, '-');
  const singular = toSingular(words);
  const feature =
    catalogue.featureBySlug(slug) ??
    catalogue.features.find(({ name }) => toSingular(name) === singular);
  if (feature) return feature.slug;
  if (catalogue.redirectBySlug(slug)) return slug;
  const keys = ofOneAge(catalogue, getWordyKeys(catalogue).get(singular) ?? []);
  return leastUsable(catalogue, keys)?.path;
}

/** Words behind a name that say what it is, and the code that people write for such a thing. */
const KINDS: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^(\S+) (?:html )?(?:element|tag)s?$/, (name) => `<${name}>`],
  [/^(\S+) (?:css )?(?:selector|pseudo[ -]?class)s?$/, (name) => `:${name}`],
  [/^(\S+) (?:css )?pseudo[ -]?elements?$/, (name) => `::${name}`],
  [/^(\S+) (?:css )?(?:at[ -]?)?rules?$/, (name) => `@${name}`],
  [/^(\S+) (?:css )?propert(?:y|ies)$/, (name) => `css.properties.${name}`],
  [/^(\S+) (?:function|method)s?$/, (name) => `${name}()`],
  [/^(\S+) (?:html )?attribute$/, (name) => `html.global_attributes.${name}`],
];

/** Pieces of code and names that the words may stand for, the likeliest first. */
export function spokenCode(text: string): readonly string[] {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return KINDS.flatMap(([said, toCode]) => {
    const name = said.exec(words)?.[1];
    return name === undefined ? [] : [toCode(name)];
  });
}

/** `:has()` and `:HAS` are one name; `<progress>` and `progress()` are two. */
export function isSameName(one: string, other: string): boolean {
  const shapes = [shapeOf(one), shapeOf(other)].filter((shape) => shape !== '');
  return toPlain(one) === toPlain(other) && new Set(shapes).size < 2;
}

function shapeOf(name: string): string {
  const [sign = ''] = /^[<:@]|\(/.exec(name.trim()) ?? [];
  return sign;
}

const toPlain = (name: string): string => name.toLowerCase().replace(/[\s()<>`]/g, '');

const toSingular = (name: string): string => toPlain(name).replace(/[-_]/g, '').replace(/s$/, '');

/** Members of extensions and of WebDriver are in no page. */
const IS_IN_NO_PAGE = /^web(?:driver|extensions)\./;
const IS_WORDS = /^[a-z]+(?:_[a-z]+)+$/;
const IS_GLOBAL = /^(?:api|javascript\.builtins)\.[A-Z]\w+$/;

/** Keys whose name is words, such as `optional_chaining` or `WeakRef`, by that name. */
const getWordyKeys = memoizeByCatalogue('wordyKeys', (catalogue) => {
  const byName = new Map<string, CompatKey[]>();
  for (const index of catalogue.dataKeyIndexes) {
    const key = catalogue.keyAt(index);
    if (!IS_GLOBAL.test(key.path) && !IS_WORDS.test(key.name)) continue;
    if (IS_IN_NO_PAGE.test(key.path)) continue;
    const name = toSingular(key.name);
    byName.set(name, [...(byName.get(name) ?? []), key]);
  }
  return byName;
});
