// Checks the package registry once: fetches and verifies newer packages, and serves them if nothing
// contradicts them. Runs in its own process next to the server.
// Ruled by docs/decisions/0039-data-refresh.md.
import { gt } from 'semver';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { COMPAT_DATA } from '@/server/data/catalogue/compatPackages';
import { catalogueVersion } from '@/server/data/catalogue/compile/compileCatalogue';
import { installedPackages } from '@/server/data/catalogue/compile/PackageReader';
import { readDescriptions } from '@/server/data/catalogue/compile/readDataPackages';
import type { DataPackage } from '@/server/data/catalogue/DataPackage';
import { addVersion, withOtherTarballs } from '@/server/data/versions/addVersion';
import {
  type Assess,
  type Assessment,
  assessPackages,
} from '@/server/data/versions/assessPackages';
import type { DataStore, DataVersionRecord } from '@/server/data/versions/DataStore';
import type { Tarball } from '@/server/data/versions/openTarball';
import { packagesInTarballs } from '@/server/data/versions/packagesInTarballs';
import type { NotTaken, Poll } from '@/server/data/versions/Poll';
import { activateVersion } from '@/server/data/versions/servedCatalogue';
import { findPair, type PairFindings } from './findPair';
import { publishedPackages } from './publishedPackages';
import type { Registry } from './Registry';
import { restoreTarballs } from './restoreTarballs';
import { servedVersion } from './servedVersion';
import { takeParts } from './takeParts';

/** How many of the newest are tried over the pair: more weeks of faults are a fault of ours. */
const MAX_COMPAT_DATA = 3;
/** Renewed each by itself: they belong to no pair. */
const SINGLE_PACKAGES = ['caniuse-lite', 'web-specs'];

export interface RefreshOptions {
  readonly store: DataStore;
  readonly registry: Pick<Registry, 'fetchVersions' | 'download'>;
  readonly served: Catalogue;
  /** The person or process that asked for it. */
  readonly by: string;
  /** False once another process has taken over, and this one may no longer activate. */
  readonly isAllowed?: () => boolean;
  readonly assess?: Assess;
}

type Outcome = Pick<Poll, 'outcome' | 'says' | 'notTaken' | 'contradictory'> & {
  /** Of the data version that is served now. */
  readonly packages: readonly DataPackage[];
};

/** Never rejects: a failure becomes the outcome, which is saved unless the disk fails. */
export async function refreshData(options: RefreshOptions): Promise<Poll> {
  const { store, by, served } = options;
  const before = store.poll();
  const { contradictory = [], notTaken = [] } = before ?? {};
  const newest = new Map<string, string>();
  const registry: RefreshOptions['registry'] = {
    fetchVersions: async (name, known) => {
      const versions = await options.registry.fetchVersions(name, known);
      newest.set(name, versions[0]?.version ?? known);
      return versions;
    },
    download: (published) => options.registry.download(published),
  };
  const { packages, ...outcome } = await refresh({ ...options, registry }, contradictory).catch(
    (error: unknown): Outcome => ({
      outcome: 'FAILED',
      says: toSentence(error),
      notTaken,
      contradictory,
      packages: served.packages,
    }),
  );
  const at = new Date().toISOString();
  const answeredAt = newest.size > 0 ? at : before?.answeredAt;
  const poll: Poll = {
    at,
    by,
    ...outcome,
    published: publishedPackages(newest, { packages, before: before?.published ?? [], at }),
    ...(answeredAt !== undefined && { answeredAt }),
  };
  try {
    store.savePoll(poll);
  } catch (error) {
    return { ...poll, outcome: 'FAILED', says: toSentence(error) };
  }
  return poll;
}

async function refresh(
  options: RefreshOptions,
  contradictory: readonly string[],
): Promise<Outcome> {
  const { store, registry, served } = options;
  const assess = assessOnce(options.assess ?? assessPackages);
  await restoreTarballs(store, registry, served);
  const singles = await newerSingles(options);
  const found = await findPair({
    registry,
    served,
    contradictory,
    assess: async (pair) => {
      const all = await withOtherTarballs(store, pair);
      return assess(packagesInTarballs(all, installedPackages()), served).problems;
    },
  });
  if (found.rejected && !found.pair)
    await addVersion(store, found.rejected.tarballs, served, assess);
  const pair = found.pair?.tarballs ?? [];
  const newest = await newerCompatData(options, pair[1]?.version);
  const { record, refused } = await takeParts(
    [[pair], newest.map((one) => [one]), ...singles.map((one) => [[one]])],
    async (tarballs) => addVersion(store, tarballs, served, assess),
  );
  const notTaken = [...refusedFeatures(found), ...refused];
  const outcome = record ? activate(options, record) : toOutcome(notTaken);
  const isServed = record && outcome.outcome !== 'HELD';
  const packages = isServed ? record.packages : served.packages;
  return { ...outcome, notTaken, packages, contradictory: found.contradictory };
}

/** The compat data over those that web-features was made with, newest first. */
async function newerCompatData(
  { registry, served }: RefreshOptions,
  paired: string | undefined,
): Promise<readonly Tarball[]> {
  const known = paired ?? servedVersion(served, COMPAT_DATA)!;
  const newer = (await registry.fetchVersions(COMPAT_DATA, known))
    .filter(({ version }) => gt(version, known))
    .slice(0, MAX_COMPAT_DATA);
  const tarballs: Tarball[] = [];
  for (const one of newer) tarballs.push(await registry.download(one));
  return tarballs;
}

function refusedFeatures({ newest, pair, rejected, contradictory }: PairFindings): NotTaken[] {
  const isRefused = !pair && (rejected !== undefined || contradictory.length > 0);
  if (!isRefused) return [];
  const because = `No published compat data agrees with it yet (${contradictory.length} pairs tried).`;
  return [{ name: 'web-features', version: newest, because }];
}

async function newerSingles({ registry, served }: RefreshOptions): Promise<Tarball[]> {
  const tarballs: Tarball[] = [];
  for (const name of SINGLE_PACKAGES) {
    const known = servedVersion(served, name)!;
    const [newest] = await registry.fetchVersions(name, known);
    if (newest && newest.version !== known) tarballs.push(await registry.download(newest));
  }
  return tarballs;
}

/**
 * A version is assessed once in a refresh, although it is first tried and then added. The artefacts
 * of versions that have been refused are not held.
 */
function assessOnce(assess: Assess): Assess {
  const known = new Map<string, Assessment>();
  return (reader, served) => {
    const version = catalogueVersion(readDescriptions(reader));
    const made = known.get(version) ?? assess(reader, served);
    const { artefact: _, ...withoutArtefact } = made;
    known.set(version, made.problems.length > 0 ? withoutArtefact : made);
    return made;
  };
}

function activate(
  { store, by, served, isAllowed = () => true }: RefreshOptions,
  record: DataVersionRecord,
): Pick<Poll, 'outcome' | 'says'> {
  const { version } = record;
  if (version === served.version)
    return { outcome: 'CURRENT', says: 'What is served is the newest that verifies.' };
  const status = store.getStatus(record);
  if (status === 'RETIRED') {
    const says = `Data version ${version} was served before and replaced on purpose, so it is not activated by itself. Serve it again with npm run data -- activate ${version}`;
    return { outcome: 'HELD', says };
  }
  if (!isAllowed()) throw new Error('Another instance has taken over the refresh.');
  if (status !== 'ACTIVE') activateVersion(store, version, by);
  return { outcome: 'ACTIVATED', says: `Data version ${version} is served.` };
}

function toOutcome(notTaken: readonly NotTaken[]): Pick<Poll, 'outcome' | 'says'> {
  if (notTaken.length === 0)
    return { outcome: 'CURRENT', says: 'What is served is the newest that is published.' };
  const reasons = notTaken.map(({ name, version, because }) => `${name} ${version}: ${because}`);
  return { outcome: 'REJECTED', says: `What is served stays. ${reasons.join(' ')}` };
}

function toSentence(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'The disk of DATA_DIR is full. Free some space: the next refresh takes up where this one stopped.';
  if (code === 'EACCES' || code === 'EROFS')
    return 'DATA_DIR cannot be written to. Let the server write to it, or set DATA_REFRESH=off.';
  return message;
}
