// Checks the package registry once: fetches and verifies newer packages, and serves them if nothing
// contradicts them. Runs in its own process next to the server.
// Ruled by docs/decisions/0039-data-refresh.md.
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { catalogueVersion } from '@/server/data/catalogue/compile/compileCatalogue';
import { installedPackages } from '@/server/data/catalogue/compile/PackageReader';
import { readDescriptions } from '@/server/data/catalogue/compile/readDataPackages';
import { addVersion, withOtherTarballs } from '@/server/data/versions/addVersion';
import {
  type Assess,
  type Assessment,
  assessPackages,
} from '@/server/data/versions/assessPackages';
import type { DataStore, DataVersionRecord, Poll } from '@/server/data/versions/DataStore';
import type { Tarball } from '@/server/data/versions/openTarball';
import { packagesInTarballs } from '@/server/data/versions/packagesInTarballs';
import { activateVersion } from '@/server/data/versions/servedCatalogue';
import { findPair, type PairFindings } from './findPair';
import type { Registry } from './Registry';

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

type Outcome = Pick<Poll, 'outcome' | 'says' | 'contradictory'>;

/** Never rejects: a failure becomes the outcome, which is saved unless the disk fails. */
export async function refreshData(options: RefreshOptions): Promise<Poll> {
  const { store, by } = options;
  const before = store.poll();
  const contradictory = before?.contradictory ?? [];
  let isAnswered = false;
  const registry: RefreshOptions['registry'] = {
    fetchVersions: async (...asked) => {
      const versions = await options.registry.fetchVersions(...asked);
      isAnswered = true;
      return versions;
    },
    download: (published) => options.registry.download(published),
  };
  const outcome = await refresh({ ...options, registry }, contradictory).catch(
    (error: unknown): Outcome => ({ outcome: 'FAILED', says: toSentence(error), contradictory }),
  );
  const at = new Date().toISOString();
  const answeredAt = isAnswered ? at : before?.answeredAt;
  const poll: Poll = { at, by, ...outcome, ...(answeredAt !== undefined && { answeredAt }) };
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
  const pair = found.pair?.tarballs ?? [];
  if (found.rejected && !found.pair)
    await addVersion(store, found.rejected.tarballs, served, assess);
  const records: DataVersionRecord[] = [];
  for (const tarballs of toTry(pair, singles)) {
    const record = await addVersion(store, tarballs, served, assess);
    records.push(record);
    if (record.rejectedBecause === undefined) return activate(options, record, found);
  }
  return { ...toOutcome(records, found), contradictory: found.contradictory };
}

/** Everything that is newer together; where that is refused, the parts that need no other. */
function toTry(pair: readonly Tarball[], singles: readonly Tarball[]): (readonly Tarball[])[] {
  const parts = [pair, ...singles.map((single) => [...pair, single]), singles];
  return [[...pair, ...singles], ...(singles.length > 0 && pair.length > 0 ? parts : [])].filter(
    (tarballs) => tarballs.length > 0,
  );
}

async function newerSingles({ registry, served }: RefreshOptions): Promise<Tarball[]> {
  const tarballs: Tarball[] = [];
  for (const name of SINGLE_PACKAGES) {
    const known = served.packages.find((one) => one.name === name)!.version;
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
  { contradictory }: PairFindings,
): Outcome {
  const { version } = record;
  if (version === served.version)
    return {
      outcome: 'CURRENT',
      says: 'What is served is the newest that verifies.',
      contradictory,
    };
  const status = store.getStatus(record);
  if (status === 'RETIRED') {
    const says = `Data version ${version} was served before and replaced on purpose, so it is not activated by itself. Serve it again with npm run data -- activate ${version}`;
    return { outcome: 'HELD', says, contradictory };
  }
  if (!isAllowed()) throw new Error('Another instance has taken over the refresh.');
  if (status !== 'ACTIVE') activateVersion(store, version, by);
  return { outcome: 'ACTIVATED', says: `Data version ${version} is served.`, contradictory };
}

function toOutcome(
  records: readonly DataVersionRecord[],
  { newest, pair, rejected, contradictory }: PairFindings,
): Pick<Poll, 'outcome' | 'says'> {
  const [first] = records;
  if (first)
    return {
      outcome: 'REJECTED',
      says: `Data version ${first.version} was rejected. ${first.rejectedBecause}`,
    };
  if (pair === undefined && (rejected !== undefined || contradictory.length > 0))
    return {
      outcome: 'REJECTED',
      says: `web-features ${newest} is published, but no published compat data agrees with it yet (${contradictory.length} pairs tried). What is served stays.`,
    };
  return { outcome: 'CURRENT', says: 'What is served is the newest that is published.' };
}

function toSentence(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'The disk of DATA_DIR is full. Free some space: the next refresh takes up where this one stopped.';
  if (code === 'EACCES' || code === 'EROFS')
    return 'DATA_DIR cannot be written to. Let the server write to it, or set DATA_REFRESH=off.';
  return message;
}
