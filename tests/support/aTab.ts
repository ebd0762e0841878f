import {
  createOperationDescriptor,
  Environment,
  getRequest,
  type GraphQLResponse,
  Network,
  Observable,
  type OperationDescriptor,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime';
import { featuresScreenQuery } from '@/client/screens/FeaturesScreen/FeaturesScreen';
import { QueryRefs } from '@/relay/environment/QueryRefs';
import { seedStore } from '@/relay/environment/seedStore';
import type { DiskVersion } from '@/relay/persistence/DiskEntries';
import type { DiskLimits } from '@/relay/persistence/DiskLimits';
import { Persistence } from '@/relay/persistence/Persistence';
import { OwnStorage } from '@/relay/persistence/storage';
import { WRITE_DEBOUNCE_MS } from '@/relay/persistence/writeSchedule';
import { featuresPayload } from './featuresPayload';
import type { MemoryStorage } from './memoryStorage';

export const VERSION: DiskVersion = { schema: 's1', catalogue: 'c1' };

export interface TabOptions {
  readonly version?: DiskVersion;
  readonly limits?: Partial<DiskLimits>;
  readonly isOpen?: boolean;
  readonly answer?: () => GraphQLResponse | Error;
  readonly gcReleaseBufferSize?: number;
}

/** One tab: a store of its own over a storage that others may share. */
export function aTab(
  area: MemoryStorage | undefined,
  {
    version = VERSION,
    limits = {},
    isOpen = true,
    answer,
    gcReleaseBufferSize = 50,
  }: TabOptions = {},
) {
  const requests: string[] = [];
  const source = new RecordSource();
  const persistence = new Persistence(source, {
    limits,
    openStorage: () => area && new OwnStorage(area),
  });
  const environment = new Environment({
    store: new Store(source, {
      log: persistence.onStoreEvent,
      gcReleaseBufferSize,
      gcScheduler: (run) => run(),
    }),
    network: Network.create((request) => {
      requests.push(request.name);
      const result = answer?.() ?? new Error('offline');
      return result instanceof Error
        ? Observable.create((sink) => sink.error(result))
        : Observable.from(result);
    }),
  });
  if (isOpen) persistence.open(version);
  return {
    source,
    environment,
    persistence,
    requests,
    refs: new QueryRefs(environment, persistence),
  };
}

export type Tab = ReturnType<typeof aTab>;

export function search(query: string): Variables {
  return { query, sort: 'NAME_ASC', audience: 'world', skip: 0, details: false };
}

export function operationOf(query: string): OperationDescriptor {
  return createOperationDescriptor(getRequest(featuresScreenQuery), search(query));
}

/** The reader looks at a page: its answer comes into the store. */
export function read(
  { environment }: Tab,
  query: string,
  payload = featuresPayload(3, query),
): void {
  seedStore(environment, featuresScreenQuery, search(query), payload);
}

/** Milliseconds that are enough for all steps of a write. */
export const STEPS_MS = 200;

/** Milliseconds until a change is on disk. */
export const WRITE_MS = WRITE_DEBOUNCE_MS + STEPS_MS;

export function write(): void {
  jest.advanceTimersByTime(WRITE_MS);
}

export function entriesOf(area: MemoryStorage): string[] {
  return [...area.items].filter(([, value]) => value.includes('\n')).map(([key]) => key);
}

export function isRestored(tab: Tab, query: string): boolean {
  return tab.persistence.restore(tab.environment, operationOf(query)) !== undefined;
}

export function firstName({ environment }: Tab, query: string): unknown {
  const [feature] = featuresOf(environment, query);
  return feature?.name;
}

interface ListData {
  readonly features?: { readonly edges: readonly { readonly node: { readonly __id: string } }[] };
}

export function featuresOf(environment: Environment, query: string): Record<string, unknown>[] {
  const { features } = environment.lookup(operationOf(query).fragment).data as unknown as ListData;
  return (features?.edges ?? []).map(
    ({ node }) =>
      environment.getStore().getSource().get(node.__id) as unknown as Record<string, unknown>,
  );
}
