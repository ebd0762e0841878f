// The data versions of an instance as readers see them, with the one that came with the program.
import type { Day } from '@/domain/Day';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { DataPackage } from '@/server/data/catalogue/DataPackage';
import type { Activation, DataStore, DataVersionStatus } from './DataStore';
import { builtFacts } from './keptCatalogues';
import { openDataStore } from './openDataStore';
import type { Poll } from './Poll';

export interface DataVersion {
  readonly version: string;
  readonly status: DataVersionStatus;
  readonly packages: readonly DataPackage[];
  /** ISO day of its compat data; undefined if it could not be compiled. */
  readonly asOf?: Day;
  /** True if it came with the program. */
  readonly isBuiltIn: boolean;
  /** Times as ISO 8601; undefined for what came with the program. */
  readonly fetchedAt?: string;
  /** When it was activated last. */
  readonly activatedAt?: string;
  readonly rejectedBecause?: string;
}

/** Newest data first; what could not be compiled is last. */
export function listDataVersions(
  served: Catalogue,
  store: DataStore = openDataStore(),
): readonly DataVersion[] {
  const activations = store.activations();
  const built = builtFacts(served);
  const kept = store
    .list()
    .filter(({ version }) => version !== built.version)
    .map((record) => ({
      ...record,
      status: store.getStatus(record),
      isBuiltIn: false,
      ...lastActivation(activations, record.version),
    }));
  return [toBuiltVersion(built, activations, store), ...kept].sort(byDay);
}

export function findDataVersion(served: Catalogue, version: string): DataVersion | undefined {
  return listDataVersions(served).find((one) => one.version === version);
}

/** Latest first. */
export function listActivations(): readonly Activation[] {
  return openDataStore().activations().toReversed();
}

function toBuiltVersion(
  built: Pick<Catalogue, 'version' | 'asOf' | 'packages'>,
  activations: readonly Activation[],
  store: DataStore,
): DataVersion {
  const active = activations.at(-1)?.version ?? built.version;
  const { version, asOf, packages } = built;
  return {
    version,
    asOf,
    packages,
    isBuiltIn: true,
    fetchedAt: store.find(version)?.fetchedAt,
    status: active === version ? 'ACTIVE' : 'RETIRED',
    ...lastActivation(activations, version),
  };
}

function lastActivation(activations: readonly Activation[], version: string) {
  return { activatedAt: activations.findLast((one) => one.version === version)?.at };
}

function byDay(a: DataVersion, b: DataVersion): number {
  const [first, second] = [a.asOf ?? '', b.asOf ?? ''];
  return first === second ? (a.version < b.version ? -1 : 1) : first < second ? 1 : -1;
}

/** The last look for newer data; undefined before the first. */
export function lastPoll(): Poll | undefined {
  return openDataStore().poll();
}
