// A piece of code → the compat key that decides whether it works: of all its parts the one that fewest people
// can use. Easy to get wrong: `<dialog closedby>` answered as `<dialog>` is a wrong “yes”, so a part that nobody
// knows means no key at all.
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { declarationParts, valueParts } from './declarationParts';
import { elementParts } from './elementParts';
import { headerKey, headerParts } from './headerParts';
import { leastUsable } from './leastUsable';
import { ruleParts } from './ruleParts';
import { scriptParts } from './scriptParts';
import { selectorParts } from './selectorParts';
import { lookIn, type Part } from './snippetLook';
import { wordParts } from './wordParts';

/** Longer texts are no name, and reading them costs. */
export const MAX_SNIPPET = 500;

export function snippetKey(catalogue: Catalogue, text: string): string | undefined {
  if (text.length > MAX_SNIPPET) return undefined;
  const parts = partsOf(catalogue, text);
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) return undefined;
  return leastUsable(catalogue, known)?.path;
}

/** An element with a pseudo-class, such as `input:user-invalid`: behind the colon is no space. */
const SELECTOR = /^[a-z][\w-]*:[a-z-]/i;

function partsOf(catalogue: Catalogue, text: string): readonly Part[] {
  const look = lookIn(catalogue);
  if (text.startsWith('<')) return elementParts(look, text);
  if (/^[:&*[.#]/.test(text)) return selectorParts(look, text);
  if (text.startsWith('@')) return ruleParts(look, text);
  const [, property, value = ''] = /^([\w-]+)\s*:(?!:)(.*)/s.exec(text) ?? [];
  const header =
    property === undefined ? headerKey(catalogue, text) : headerKey(catalogue, property);
  if (header) return headerParts(header, value);
  const isSelector = property !== undefined && !look(`css.properties.${property.toLowerCase()}`);
  if (/^[\w-]+::/.test(text) || (isSelector && SELECTOR.test(text)))
    return selectorParts(look, text);
  if (property !== undefined) return declarationParts(look, property, value);
  const named = scriptParts(look, text);
  if (named.length > 0) return named;
  const parts = valueParts(look, text);
  return parts.includes(undefined) || parts.length === 0 ? wordParts(catalogue, look, text) : parts;
}
