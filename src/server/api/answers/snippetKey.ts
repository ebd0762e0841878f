// A piece of code → the compat key that decides whether it works: of all its parts the one that fewest people
// can use. Easy to get wrong: `<dialog closedby>` answered as `<dialog>` is a wrong “yes”, so a part that nobody
// knows means no key at all.
import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import { getKeyCoverage } from '@/server/model/coverage/coverage';
import { findAudience } from '@/server/model/features/RequestContext';
import { declarationParts, valueParts } from './declarationParts';
import { elementParts } from './elementParts';
import { ruleParts } from './ruleParts';
import { scriptParts } from './scriptParts';
import { selectorParts } from './selectorParts';
import { lookIn, type Part } from './snippetLook';

/** Longer texts are no name, and reading them costs. */
const MAX_SNIPPET = 500;

export function snippetKey(catalogue: Catalogue, text: string): string | undefined {
  if (text.length > MAX_SNIPPET) return undefined;
  const parts = partsOf(catalogue, text);
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) return undefined;
  const [only] = known;
  if (known.length === 1) return only!.path;
  const world = findAudience(catalogue, DEFAULT_AUDIENCE_KEY, new Map());
  const share = (part: CompatKey) => getKeyCoverage(catalogue, part, world).supportedShare;
  return known.reduce((least, part) => (share(part) < share(least) ? part : least)).path;
}

function partsOf(catalogue: Catalogue, text: string): readonly Part[] {
  const look = lookIn(catalogue);
  if (text.startsWith('<')) return elementParts(look, text);
  if (text.startsWith(':')) return selectorParts(look, text);
  if (text.startsWith('@')) return ruleParts(look, text);
  const [, property, value = ''] = /^([\w-]+)\s*:(?!:)(.*)/s.exec(text) ?? [];
  if (property !== undefined) return declarationParts(look, property, value);
  const named = scriptParts(look, text);
  if (named.length > 0) return named;
  return valueParts(look, text);
}
