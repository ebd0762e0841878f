import type { CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { isNamesake } from '@/server/model/coverage/isNamesake';
import { nameOfKey } from '@/server/model/coverage/nameOfKey';

export interface MdnPage {
  readonly url: string;
  /** “HTMLElement: beforetoggle event” */
  readonly title: string;
}

/** The MDN pages of a feature, its own before those of its parts. */
export function getMdnPages(feature: Feature): readonly MdnPage[] {
  return feature.mdnUrls
    .map((url) => ({ url, key: findKey(feature, url) }))
    .sort((a, b) => rank(a.key, feature) - rank(b.key, feature))
    .map(({ url, key }) => ({ url, title: key ? nameOfKey(key) : lastOf(url) }));
}

/** The key that is closest to the top, as several may share a page. */
const findKey = ({ keys }: Feature, url: string): CompatKey | undefined =>
  keys
    .filter(({ mdnUrl }) => mdnUrl?.split('#')[0] === url.split('#')[0])
    .sort((a, b) => depth(a) - depth(b))[0];

const depth = ({ path }: CompatKey): number => path.split('.').length;

/** Deeper keys are smaller parts. */
function rank(key: CompatKey | undefined, feature: Feature): number {
  if (!key) return Infinity;
  return isNamesake(key, feature) ? depth(key) - 100 : depth(key);
}

const lastOf = (url: string): string => decodeURIComponent(url.split('/').at(-1)!);
