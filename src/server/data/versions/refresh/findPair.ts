// web-features is made with one version of the compat data and does not say which. So pairs are
// tried, newest first, until one leaves no difference from what web-features publishes.
import { gt, gte } from 'semver';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { COMPAT_DATA, PAIRED_COMPAT_DATA } from '@/server/data/catalogue/compatPackages';
import type { WebFeatures } from '@/server/data/catalogue/compile/WebFeatures';
import type { Tarball } from '@/server/data/versions/openTarball';
import { publishedKeyStatuses, publishedStatuses } from '@/server/data/versions/publishedStatuses';
import type { PublishedVersion, Registry } from './Registry';
import { servedVersion } from './servedVersion';

const FEATURES = 'web-features';

/** How many of each are tried: both packages are released every week. */
const MAX_FEATURES = 4;
const MAX_COMPAT_DATA = 12;

export interface Pair {
  readonly tarballs: readonly [features: Tarball, compatData: Tarball];
}

export interface PairSearch {
  readonly registry: Pick<Registry, 'fetchVersions' | 'download'>;
  readonly served: Catalogue;
  /** Pairs that need not be tried. */
  readonly contradictory: readonly string[];
  /** Returns the faults of a pair as sentences; may take many seconds. */
  readonly assess: (pair: Pair['tarballs']) => readonly string[] | Promise<readonly string[]>;
}

export interface PairFindings {
  /** Undefined if no compatible pair is newer than the served one. */
  readonly pair?: Pair;
  /** The newest web-features that is published. */
  readonly newest: string;
  /** All known by now to contradict each other, of those that are still published. */
  readonly contradictory: readonly string[];
  /** Of the last pair that was found to contradict itself, to keep the reason. */
  readonly rejected?: Pair;
}

export async function findPair(search: PairSearch): Promise<PairFindings> {
  const { registry, served } = search;
  const knownFeatures = servedVersion(served, FEATURES)!;
  const knownData = pairedVersion(served);
  const features = await registry.fetchVersions(FEATURES, knownFeatures);
  const newer = features.filter(({ version }) => gt(version, knownFeatures));
  const newest = features[0]?.version ?? knownFeatures;
  if (newer.length === 0) return { newest, contradictory: search.contradictory };
  const data = (await registry.fetchVersions(COMPAT_DATA, knownData))
    .filter(({ version }) => gte(version, knownData))
    .slice(0, MAX_COMPAT_DATA);

  return { newest, ...(await tryPairs(search, newer.slice(0, MAX_FEATURES), data)) };
}

async function tryPairs(
  { registry, assess, contradictory: known }: PairSearch,
  features: readonly PublishedVersion[],
  data: readonly PublishedVersion[],
): Promise<Omit<PairFindings, 'newest'>> {
  const download = downloadOnce(registry);
  const contradictory = features.flatMap((one) =>
    data.map((other) => pairName(one, other)).filter((name) => known.includes(name)),
  );
  let rejected: Pair | undefined;
  for (const one of features) {
    for (const other of data) {
      const name = pairName(one, other);
      if (contradictory.includes(name)) continue;
      const tarballs = [await download(one), await download(other)] as const;
      const isPossible = hasAllKeys(...tarballs);
      if (isPossible && (await assess(tarballs)).length === 0)
        return { pair: { tarballs }, contradictory };
      if (isPossible) rejected ??= { tarballs };
      contradictory.push(name);
    }
  }
  return { contradictory, ...(rejected && { rejected }) };
}

const pairName = (one: PublishedVersion, other: PublishedVersion): string =>
  `${one.version}+${other.version}`;

/** One of each is held at most; every pair is made of the same few. */
function downloadOnce(registry: PairSearch['registry']) {
  const held = new Map<string, { readonly version: string; readonly tarball: Promise<Tarball> }>();
  return (published: PublishedVersion): Promise<Tarball> => {
    const { name, version } = published;
    const known = held.get(name);
    if (known?.version === version) return known.tarball;
    const tarball = registry.download(published);
    held.set(name, { version, tarball });
    return tarball;
  };
}

/**
 * Compat data without a key that has a published status cannot be the data it was made with. Seen
 * in a second, where compiling takes ten.
 */
function hasAllKeys(features: Tarball, compatData: Tarball): boolean {
  const tree = parse<unknown>(compatData);
  const statuses = publishedStatuses(parse<WebFeatures>(features));

  return [...publishedKeyStatuses(statuses).keys()].every((path) => {
    let node: unknown = tree;
    for (const name of path.split('.'))
      node = (node as Record<string, unknown> | undefined)?.[name];
    return (node as { readonly __compat?: unknown } | undefined)?.__compat !== undefined;
  });
}

const parse = <Content>({ files }: Tarball): Content =>
  JSON.parse(String(files.get('data.json') ?? '{"features":{}}')) as Content;

/** Of the compat data that the web-features served was made with. */
function pairedVersion(served: Catalogue): string {
  return servedVersion(served, PAIRED_COMPAT_DATA) ?? servedVersion(served, COMPAT_DATA)!;
}
