// Pages read one after the other at the limit of 1,048,576 characters: who can still show how many
// of them in a new tab.
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import featureScreenQuery from '@/__generated__/FeatureScreenQuery.graphql';
import { seedStore } from '@/relay/environment/seedStore';
import { DiskEntries } from '@/relay/persistence/DiskEntries';
import { DISK_LIMITS } from '@/relay/persistence/DiskLimits';
import { encodeOperation } from '@/relay/persistence/encodeOperation';
import { toEntryText } from '@/relay/persistence/Entry';
import { OwnStorage, type StorageArea } from '@/relay/persistence/storage';
import { MemoryStorage } from '../../tests/support/memoryStorage';
import type { Json, Keeper, Peers, VisitedPage } from './contender';
import { aStore } from './ours';

const VERSION = { schema: 's', catalogue: 'c' };

export function ourKeeper(area: StorageArea): Keeper {
  const disk = new DiskEntries(new OwnStorage(area), VERSION, DISK_LIMITS);
  let usedAt = 0;
  const operationOf = ({ variables }: VisitedPage) =>
    createOperationDescriptor(getRequest(featureScreenQuery), variables);
  const tab = aStore();
  return {
    name: 'this environment',
    keep: (page) => {
      const operation = operationOf(page);
      if (!tab.environment.check(operation).status.startsWith('a'))
        seedStore(tab.environment, featureScreenQuery, page.variables, page.payload);
      const { identifier } = operation.request;
      const fetchedAt = Date.now();
      const { encoded } = encodeOperation(operation, tab.source);
      const text = toEntryText({ identifier, fetchedAt }, encoded);
      disk.write([{ identifier, fetchedAt, usedAt: (usedAt += 1000), text }], new Map());
    },
    readable: (pages) =>
      pages.filter(
        (page) =>
          new DiskEntries(new OwnStorage(area), VERSION, DISK_LIMITS).read(
            operationOf(page),
            Date.now(),
          ) !== undefined,
      ).length,
    characters: () =>
      Array.from({ length: area.length }, (_, at) => area.key(at) ?? '').reduce(
        (sum, key) => sum + key.length + (area.getItem(key)?.length ?? 0),
        0,
      ),
  };
}

/** Each write takes everything in memory apart, so one in twenty is enough to see what it costs. */
export function apolloKeeper(
  { InMemoryCache, CachePersistor, parse }: Peers,
  text: string,
): Keeper {
  const area = new MemoryStorage();
  const query = parse(text);
  const cache = new InMemoryCache();
  const aPersistor = (of: unknown) =>
    new CachePersistor({
      cache: of,
      storage: area,
      maxSize: DISK_LIMITS.maxCharacters,
      trigger: false,
    });
  const persistor = aPersistor(cache);
  return {
    name: 'Apollo Client 4 + apollo3-cache-persist',
    writesEvery: 20,
    keep: async ({ variables, data }, isWriting) => {
      cache.writeQuery({ query, variables, data });
      if (isWriting) await persistor.persist();
    },
    readable: async (pages) => {
      const later = new InMemoryCache();
      await aPersistor(later).restore();
      return pages.filter(({ variables }) => later.readQuery({ query, variables }) !== null).length;
    },
    characters: () => area.characters,
  };
}

const TANSTACK_KEY = 'REACT_QUERY_OFFLINE_CACHE';

/**
 * With `removeOldestQuery`, which its documentation recommends; without it, nothing read after the
 * limit is kept. It starts from everything in memory and tries again after each query it drops,
 * which takes half a minute a write: hence two writes, as if its throttle had held the others back.
 */
export function tanStackKeeper({
  QueryClient,
  dehydrate,
  hydrate,
  removeOldestQuery,
}: Peers): Keeper {
  const area = new MemoryStorage(DISK_LIMITS.maxCharacters);
  const client = new QueryClient();
  const keyOf = ({ variables }: VisitedPage) => ['feature', variables];
  const isWritten = (persisted: unknown) => {
    try {
      area.setItem(TANSTACK_KEY, JSON.stringify(persisted));
      return true;
    } catch {
      return false;
    }
  };
  return {
    name: 'TanStack Query persister (does not normalize)',
    writesEvery: 350,
    keep: (page, isWriting) => {
      client.setQueryData(keyOf(page), page.data);
      if (!isWriting) return;
      let persisted: unknown = {
        buster: '',
        timestamp: Date.now(),
        clientState: dehydrate(client),
      };
      while (persisted !== undefined && !isWritten(persisted))
        persisted = removeOldestQuery({ persistedClient: persisted });
    },
    readable: (pages) => {
      const later = new QueryClient();
      hydrate(
        later,
        (JSON.parse(area.getItem(TANSTACK_KEY) ?? '{}') as { clientState?: unknown }).clientState,
      );
      return pages.filter((page) => later.getQueryData(keyOf(page)) !== undefined).length;
    },
    characters: () => area.characters,
  };
}

const URQL_KEY = 'graphcache';

/**
 * Its own storage has no limit and drops nothing by use; at the limit nothing more is written, and
 * the error is swallowed, as its own storage does.
 */
export function urqlKeeper(
  { Client, cacheExchange, map, parse, introspection }: Peers,
  text: string,
): Keeper {
  const area = new MemoryStorage(DISK_LIMITS.maxCharacters);
  const query = parse(text);
  let shown: Json | null = null;
  let onWritten: () => void = () => undefined;
  const written = (): Json => JSON.parse(area.getItem(URQL_KEY) ?? '{}') as Json;
  const storage = {
    readData: () => Promise.resolve(written()),
    writeData: (delta: Json) => {
      try {
        area.setItem(URQL_KEY, JSON.stringify({ ...written(), ...delta }));
      } catch {
        // Earlier entries stay.
      }
      onWritten();
      return Promise.resolve();
    },
  };
  const answer = () =>
    map((operation) => ({ operation, data: shown, stale: false, hasNext: false }));
  const aClient = () =>
    new Client({
      url: 'http://localhost',
      preferGetMethod: false,
      exchanges: [cacheExchange({ storage, schema: introspection }), answer],
    });
  const client = aClient();
  return {
    name: 'urql + graphcache 9',
    keep: async ({ variables, data }) => {
      shown = data;
      const isWritten = new Promise<void>((resolve) => (onWritten = resolve));
      await client.query(query, variables).toPromise();
      await isWritten;
    },
    readable: async (pages) => {
      shown = null;
      const later = aClient();
      let readable = 0;
      for (const { variables } of pages)
        if (
          (await later.query(query, variables, { requestPolicy: 'cache-only' }).toPromise()).data !=
          null
        )
          readable += 1;
      return readable;
    },
    characters: () => area.characters,
  };
}
