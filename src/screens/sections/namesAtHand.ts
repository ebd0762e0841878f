import { HIT_KINDS, type HitKind, type SearchHit } from '@/domain/SearchHit';
import type { LoadedName } from '@/relay/loadedNames';
import { compatHref } from './compatHref';

/** Where a thing's own page is, by what follows the kind in its global id. Releases and specifications are known by more than a name. */
const HREFS: Partial<Readonly<Record<HitKind, (rest: string) => string>>> = {
  feature: (slug) => `/features/${slug}`,
  key: compatHref,
  browser: (slug) => `/browsers/${slug}`,
  group: (path) => `/groups/${path}`,
};

/** Names the tab has loaded, as hits: what is left to search where no host answers. */
export function namesAtHand(names: readonly LoadedName[]): readonly SearchHit[] {
  return names.flatMap(({ id, name }) => {
    const [word = '', rest = ''] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
    const kind = HIT_KINDS.find((candidate) => candidate === word);
    const href = kind && HREFS[kind]?.(rest);
    return kind && href !== undefined ? [{ objectID: id, kind, name, path: rest, url: href }] : [];
  });
}
