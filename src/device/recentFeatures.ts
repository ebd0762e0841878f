import { parseList } from './parseList';
import { StoredValue } from './StoredValue';

/** A feature whose page was read. */
export interface RecentFeature {
  readonly slug: string;
  readonly name: string;
}

/** Number of features remembered on this device. */
const MAX_RECENT = 6;
const KEY = 'plimsoll:recent-features';

const features = new StoredValue<readonly RecentFeature[]>({
  key: KEY,
  empty: [],
  parse: (text) => parseList(text, isRecentFeature).slice(0, MAX_RECENT),
});

function isRecentFeature(item: unknown): item is RecentFeature {
  const { slug, name } = (item ?? {}) as Partial<RecentFeature>;
  return typeof slug === 'string' && /^[a-z\d-]+$/.test(slug) && typeof name === 'string';
}

/** Features whose pages were read, last first. */
export const recentFeatures = (): readonly RecentFeature[] => features.read();

/** If storage is full or blocked, nothing is remembered. */
export function rememberFeature({ slug, name }: RecentFeature): void {
  const others = recentFeatures().filter((known) => known.slug !== slug);
  features.write([{ slug, name }, ...others].slice(0, MAX_RECENT));
}

export const forgetFeatures = (): void => features.remove();
