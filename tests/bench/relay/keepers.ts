// Pages read one after the other at the limit of 1,048,576 characters: who can still show how many of them in a new tab.
import { createOperationDescriptor, getRequest } from 'relay-runtime';

import featureScreenQuery from '@/__generated__/FeatureScreenQuery.graphql';
import { DiskEntries } from '@/relay/DiskEntries';
import { DISK_LIMITS } from '@/relay/DiskLimits';
import { seedStore } from '@/relay/hydration';
import { operationRecords } from '@/relay/operationRecords';
import { OwnStorage, type StorageArea } from '@/relay/storage';
import { MemoryStorage } from '../../support/memoryStorage';
import type { Keeper, Peers, VisitedPage } from './contender';
import { aStore } from './ours';

const VERSION = { schema: 's', catalogue: 'c' };

export function ourKeeper(area: StorageArea): Keeper {
  const disk = new DiskEntries(new OwnStorage(area), VERSION, DISK_LIMITS);
  let usedAt = 0;
  const operationOf = ({ variables }: VisitedPage) => createOperationDescriptor(getRequest(featureScreenQuery), variables);
  const tab = aStore();
  return {
    name: 'this environment',
    keep: (page) => {
      const operation = operationOf(page);
      if (!tab.environment.check(operation).status.startsWith('a')) seedStore(tab.environment, featureScreenQuery, page.variables, page.payload);
      const records = operationRecords(operation, tab.source) ?? [];
      disk.write([{ identifier: operation.request.identifier, fetchedAt: Date.now(), usedAt: (usedAt += 1000), records }], new Map());
    },
    readable: (pages) => pages.filter((page) => new DiskEntries(new OwnStorage(area), VERSION, DISK_LIMITS).read(operationOf(page), Date.now()) !== undefined).length,
    characters: () => Array.from({ length: area.length }, (_, at) => area.key(at) ?? '').reduce((sum, key) => sum + key.length + (area.getItem(key)?.length ?? 0), 0),
  };
}

export function apolloKeeper({ InMemoryCache, CachePersistor, parse }: Peers, text: string): Keeper {
  const area = new MemoryStorage();
  const query = parse(text);
  const cache = new InMemoryCache();
  const aPersistor = (of: unknown) => new CachePersistor({ cache: of, storage: area, maxSize: DISK_LIMITS.maxCharacters, trigger: false });
  const persistor = aPersistor(cache);
  return {
    name: 'Apollo Client 4 + apollo3-cache-persist',
    keep: async ({ variables, data }) => {
      cache.writeQuery({ query, variables, data });
      await persistor.persist();
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

/** With `removeOldestQuery`, which its documentation recommends; without it, nothing read after the limit is kept. */
export function tanStackKeeper({ QueryClient, dehydrate, hydrate, removeOldestQuery }: Peers): Keeper {
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
    name: 'TanStack Query persister (does not normalise)',
    keep: (page) => {
      client.setQueryData(keyOf(page), page.data);
      let persisted: unknown = { buster: '', timestamp: Date.now(), clientState: dehydrate(client) };
      while (persisted !== undefined && !isWritten(persisted)) persisted = removeOldestQuery({ persistedClient: persisted });
    },
    readable: (pages) => {
      const later = new QueryClient();
      hydrate(later, (JSON.parse(area.getItem(TANSTACK_KEY) ?? '{}') as { clientState?: unknown }).clientState);
      return pages.filter((page) => later.getQueryData(keyOf(page)) !== undefined).length;
    },
    characters: () => area.characters,
  };
}
