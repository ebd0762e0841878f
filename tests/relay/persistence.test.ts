/** @jest-environment jsdom */
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime';

import { MAX_AGE_MS, MAX_CHARACTERS, type DiskLimits, type DiskVersion } from '@/relay/DiskEntries';
import { seedStore } from '@/relay/hydration';
import { Persistence } from '@/relay/persistence';
import { AUTO_DISPOSE_MS, QueryRefs } from '@/relay/queryRefs';
import { OwnStorage } from '@/relay/storage';
import { WRITE_DEBOUNCE_MS, WRITE_MAX_WAIT_MS } from '@/relay/writeSchedule';
import { featuresScreenQuery } from '@/screens/FeaturesScreen/FeaturesScreen';
import { featuresPayload } from '../support/featuresPayload';
import { MemoryStorage } from '../support/memoryStorage';

const VERSION: DiskVersion = { schema: 's1', catalogue: 'c1' };

interface TabOptions {
  readonly version?: DiskVersion;
  readonly limits?: Partial<DiskLimits>;
  readonly isOpen?: boolean;
  readonly answer?: () => GraphQLResponse | Error;
  readonly gcReleaseBufferSize?: number;
}

/** One tab: a store of its own over a storage that others may share. */
function aTab(area: MemoryStorage | undefined, { version = VERSION, limits = {}, isOpen = true, answer, gcReleaseBufferSize = 50 }: TabOptions = {}) {
  const requests: string[] = [];
  const source = new RecordSource();
  const persistence = new Persistence(source, { limits, openStorage: () => area && new OwnStorage(area) });
  const environment = new Environment({
    store: new Store(source, { log: persistence.onStoreEvent, gcReleaseBufferSize, gcScheduler: (run) => run() }),
    network: Network.create((request) => {
      requests.push(request.name);
      const result = answer?.() ?? new Error('offline');
      return result instanceof Error ? Observable.create((sink) => sink.error(result)) : Observable.from(result);
    }),
  });
  if (isOpen) persistence.open(version);
  return { source, environment, persistence, requests, refs: new QueryRefs(environment, persistence) };
}

type Tab = ReturnType<typeof aTab>;

function search(query: string): Variables {
  return { query, sort: 'NAME', audience: 'world', skip: 0 };
}

function operationOf(query: string): OperationDescriptor {
  return createOperationDescriptor(getRequest(featuresScreenQuery), search(query));
}

/** The reader looks at a page: its answer comes into the store. */
function read({ environment }: Tab, query: string, payload = featuresPayload(3, query)): void {
  seedStore(environment, featuresScreenQuery, search(query), payload);
}

function write(): void {
  jest.advanceTimersByTime(WRITE_DEBOUNCE_MS);
}

function entriesOf(area: MemoryStorage): string[] {
  return [...area.items].filter(([, value]) => value.includes('\n')).map(([key]) => key);
}

function isRestored(tab: Tab, query: string): boolean {
  return tab.persistence.restore(tab.environment, operationOf(query)) !== undefined;
}

function firstName({ environment }: Tab, query: string): unknown {
  const [feature] = featuresOf(environment, query);
  return feature?.name;
}

interface ListData {
  readonly features?: { readonly edges: readonly { readonly node: { readonly __id: string } }[] };
}

function featuresOf(environment: Environment, query: string): Record<string, unknown>[] {
  const { features } = environment.lookup(operationOf(query).fragment).data as unknown as ListData;
  return (features?.edges ?? []).map(({ node }) => environment.getStore().getSource().get(node.__id) as unknown as Record<string, unknown>);
}

describe('Persistence', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
  afterEach(() => jest.useRealTimers());

  describe('writing', () => {
    it('writes 1 000 ms after the last change', () => {
      const area = new MemoryStorage();
      const tab = aTab(area);

      read(tab, 'a');
      jest.advanceTimersByTime(WRITE_DEBOUNCE_MS - 1);
      expect(entriesOf(area)).toHaveLength(0);
      read(tab, 'b');
      jest.advanceTimersByTime(WRITE_DEBOUNCE_MS - 1);
      expect(entriesOf(area)).toHaveLength(0);
      jest.advanceTimersByTime(1);
      expect(entriesOf(area)).toHaveLength(2);
      expect(WRITE_DEBOUNCE_MS).toBe(1000);
    });

    it('writes at the latest 5 s after the first change, however many follow', () => {
      const area = new MemoryStorage();
      const tab = aTab(area);

      for (let at = 0; at < WRITE_MAX_WAIT_MS; at += 500) {
        expect(entriesOf(area)).toHaveLength(0);
        read(tab, `q${at}`);
        jest.advanceTimersByTime(500);
      }
      expect(entriesOf(area).length).toBeGreaterThan(0);
      expect(WRITE_MAX_WAIT_MS).toBe(5000);
    });

    it.each([
      ['left', () => window.dispatchEvent(new Event('pagehide'))],
      [
        'hidden',
        () => {
          jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
          document.dispatchEvent(new Event('visibilitychange'));
        },
      ],
    ])('writes at once when the page is %s', (_, leave) => {
      const area = new MemoryStorage();
      read(aTab(area), 'a');

      leave();

      expect(entriesOf(area)).toHaveLength(1);
      jest.restoreAllMocks();
    });

    it('writes only what has changed', () => {
      const area = new MemoryStorage();
      const tab = aTab(area);
      read(tab, 'a');
      write();
      const before = area.writes;

      read(tab, 'b');
      write();

      // The new entry, and the list of uses.
      expect(area.writes - before).toBe(2);
    });

    it('writes operations anew when a mutation has changed what they show', () => {
      const area = new MemoryStorage();
      const tab = aTab(area);
      read(tab, 'a');
      write();

      const [feature] = featuresOf(tab.environment, 'a');
      tab.environment.commitUpdate((store) => store.get(String(feature?.__id))?.setValue('Renamed by me', 'name'));
      write();

      const later = aTab(area);
      expect(isRestored(later, 'a')).toBe(true);
      expect(firstName(later, 'a')).toBe('Renamed by me');
    });

    it('never writes what is only hoped for', () => {
      const area = new MemoryStorage();
      const tab = aTab(area);
      read(tab, 'a');
      const [feature] = featuresOf(tab.environment, 'a');
      tab.environment.applyUpdate({ storeUpdater: (store) => store.get(String(feature?.__id))?.setValue('Hoped for', 'name') });

      write();

      expect([...area.items.values()].join('')).not.toContain('Hoped for');
      expect(isRestored(aTab(area), 'a')).toBe(true);
    });

    it('stores nothing of a type that is not marked as public', () => {
      const area = new MemoryStorage();
      const tab = aTab(area);
      read(tab, 'a');
      tab.environment.commitUpdate((store) => {
        const secret = store.create('client:decision', 'Decision');
        store.getRoot().getLinkedRecord('features', { audience: 'world', first: 50, query: 'a', skip: 0, sort: 'NAME' })?.setLinkedRecord(secret, 'queryProblem');
      });

      write();

      expect(entriesOf(area)).toHaveLength(0);
    });

    it('does not store an answer with a missing field', () => {
      const area = new MemoryStorage();
      const tab = aTab(area);
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      read(tab, 'a', { data: { features: { totalCount: 1 } } } as unknown as GraphQLResponse);

      write();

      expect(entriesOf(area)).toHaveLength(0);
      jest.restoreAllMocks();
    });
  });

  describe('the limit', () => {
    it('keeps all keys and values within 1 048 576 characters, and what was read last', () => {
      const area = new MemoryStorage();
      const tab = aTab(area);
      for (let page = 0; page < 40; page += 1) {
        read(tab, `page ${page}`, featuresPayload(150, `page ${page}`));
        write();
        expect(area.characters).toBeLessThanOrEqual(MAX_CHARACTERS);
      }

      const kept = entriesOf(area).length;
      expect(kept).toBeLessThan(40);
      expect(area.characters).toBeGreaterThan(0.9 * MAX_CHARACTERS);
      const later = aTab(area);
      for (let page = 0; page < 40; page += 1) expect(isRestored(later, `page ${page}`)).toBe(page >= 40 - kept);
      expect(MAX_CHARACTERS).toBe(1_048_576);
    });

    it('keeps what was looked at again, however long ago it was fetched', () => {
      const area = new MemoryStorage();
      const tab = aTab(area, { limits: { maxCharacters: 20_000 } });
      read(tab, 'first');
      for (let page = 0; page < 40; page += 1) {
        jest.advanceTimersByTime(10_000);
        read(tab, `page ${page}`);
        tab.persistence.touch(operationOf('first'));
        write();
      }

      expect(isRestored(aTab(area), 'first')).toBe(true);
      expect(isRestored(aTab(area), 'page 0')).toBe(false);
    });

    it('passes over one operation that is too large, and keeps the others', () => {
      const area = new MemoryStorage();
      const tab = aTab(area, { limits: { maxCharacters: 20_000 } });
      read(tab, 'small');
      write();
      read(tab, 'huge', featuresPayload(500, 'huge'));
      write();
      read(tab, 'next');
      write();

      const later = aTab(area);
      expect(['small', 'huge', 'next'].map((query) => isRestored(later, query))).toEqual([true, false, true]);
    });

    it('lets half go and tries once more when the browser’s quota is smaller, then leaves the disk alone', () => {
      const area = new MemoryStorage(15_000);
      const tab = aTab(area);
      for (let page = 0; page < 40; page += 1) {
        read(tab, `page ${page}`);
        write();
      }
      expect(area.characters).toBeLessThanOrEqual(15_000);
      expect(isRestored(aTab(area), 'page 39')).toBe(true);

      area.quota = 0;
      read(tab, 'more');
      write();
      const { refusals } = area;
      read(tab, 'still more');
      write();
      expect(area.refusals).toBe(refusals);
    });
  });

  describe('what is on disk', () => {
    it.each([
      ['deployment with another schema', { ...VERSION, schema: 's2' }],
      ['catalogue', { ...VERSION, catalogue: 'c2' }],
      ['person', { ...VERSION, user: 'somebody' }],
    ])('is removed at the start when it is of another %s', (_, version) => {
      const area = new MemoryStorage();
      read(aTab(area), 'a');
      write();

      expect(isRestored(aTab(area, { version }), 'a')).toBe(false);
      expect(entriesOf(area)).toHaveLength(0);
    });

    it('leaves what is not ours', () => {
      const area = new MemoryStorage();
      area.setItem('theme', 'dark');
      aTab(area).persistence.purge();
      aTab(area, { version: { ...VERSION, schema: 's2' } });

      expect(area.getItem('theme')).toBe('dark');
    });

    it('is not shown after 24 hours', () => {
      const area = new MemoryStorage();
      read(aTab(area), 'a');
      write();

      const early = aTab(area);
      jest.advanceTimersByTime(MAX_AGE_MS - WRITE_DEBOUNCE_MS);
      expect(isRestored(early, 'a')).toBe(true);
      const late = aTab(area);
      jest.advanceTimersByTime(1);
      expect(isRestored(late, 'a')).toBe(false);
      expect(MAX_AGE_MS).toBe(24 * 60 * 60 * 1000);
    });

    it('may be kept for less, by configuration', () => {
      const area = new MemoryStorage();
      read(aTab(area), 'a');
      write();
      jest.advanceTimersByTime(5000);

      expect(isRestored(aTab(area, { limits: { maxAgeMs: 4000 } }), 'a')).toBe(false);
    });

    it.each([
      ['truncated', (text: string) => text.slice(0, -30)],
      ['corrupt', (text: string) => text.replace(/\d/g, '7')],
      ['foreign', () => '{"somebody":"else"}'],
      ['hostile', (text: string) => `${text.split('\n')[0]}\n[[["__Root",1,["client:root"],["features"],[[1,5]]]],[]]`],
      ['of another operation', (text: string) => text.replace('"a', '"b')],
    ])('is dropped, and the network asked, when it is %s', (_, spoil) => {
      const area = new MemoryStorage();
      read(aTab(area), 'a');
      write();
      const [key = ''] = entriesOf(area);
      const tab = aTab(area);
      area.setItem(key, spoil(area.getItem(key) ?? ''));

      expect(isRestored(tab, 'a')).toBe(false);
      expect(area.getItem(key)).toBeNull();
    });

    it('is done without where storage is blocked', () => {
      const area = new MemoryStorage();
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.assign(area, { getItem: blocked, setItem: blocked, removeItem: blocked, key: blocked });

      for (const tab of [aTab(area), aTab(undefined)]) {
        read(tab, 'a');
        write();
        expect(firstName(tab, 'a')).toBeDefined();
        expect(isRestored(tab, 'b')).toBe(false);
      }
    });
  });

  describe('restoring', () => {
    function anEarlierVisit(query = 'a'): MemoryStorage {
      const area = new MemoryStorage();
      read(aTab(area), query);
      write();
      jest.advanceTimersByTime(60_000);
      return area;
    }

    it('reads nothing before hydration has finished', () => {
      const area = anEarlierVisit();
      const getItem = jest.spyOn(area, 'getItem');
      const tab = aTab(area, { isOpen: false });

      expect(isRestored(tab, 'a')).toBe(false);
      expect(getItem).not.toHaveBeenCalled();
    });

    it('shows a restored screen at once, with when it was fetched, and refreshes it behind', () => {
      const area = anEarlierVisit();
      let respond: ((payload: GraphQLResponse) => void) | undefined;
      const tab = aTab(area, { answer: () => featuresPayload(3, 'news') });
      const network = tab.environment.getNetwork();
      const execute = jest.spyOn(network, 'execute').mockImplementation(() =>
        Observable.create((sink) => {
          respond = (payload) => {
            sink.next(payload);
            sink.complete();
          };
        }),
      );

      const ref = tab.refs.take(featuresScreenQuery, search('a'));
      expect(firstName(tab, 'a')).toContain('a ');
      expect(tab.refs.restoredAt(ref)).toBe(Date.UTC(2026, 10, 21));
      expect(execute).toHaveBeenCalledTimes(1);

      const confirmed = jest.fn();
      tab.refs.subscribe(confirmed);
      respond?.(featuresPayload(3, 'news'));
      expect(firstName(tab, 'a')).toContain('news ');
      expect(tab.refs.restoredAt(ref)).toBeUndefined();
      expect(confirmed).toHaveBeenCalledTimes(1);
    });

    it('goes on showing it, with its age, when there is no network', () => {
      const tab = aTab(anEarlierVisit());

      const ref = tab.refs.take(featuresScreenQuery, search('a'));

      expect(tab.requests).toEqual(['FeaturesScreenQuery']);
      expect(firstName(tab, 'a')).toContain('a ');
      expect(tab.refs.restoredAt(ref)).toBe(Date.UTC(2026, 10, 21));
    });

    it('never puts the disk’s older record over the store’s newer one', () => {
      const area = anEarlierVisit();
      const tab = aTab(area);
      const newer = featuresPayload(3, 'a');
      const [edge] = (newer as unknown as { data: { features: { edges: { node: { name: string } }[] } } }).data.features.edges;
      if (edge) edge.node.name = 'Newer';
      read(tab, 'another list with the same features', newer);

      expect(isRestored(tab, 'a')).toBe(true);
      expect(firstName(tab, 'a')).toBe('Newer');
    });

    it('survives the garbage collector while it is leased, and does not outlive it for ever', () => {
      const area = anEarlierVisit();
      const tab = aTab(area, { gcReleaseBufferSize: 0 });
      tab.refs.take(featuresScreenQuery, search('a'));

      tab.environment.retain(operationOf('something else')).dispose();
      expect(firstName(tab, 'a')).toContain('a ');

      jest.advanceTimersByTime(AUTO_DISPOSE_MS);
      expect(tab.source.size()).toBeLessThan(3);
    });

    it('keeps field errors', () => {
      const area = new MemoryStorage();
      const failed = featuresPayload(1, 'a') as unknown as { data: { features: { queryProblem: null } } };
      read(aTab(area), 'a', { ...failed, errors: [{ message: 'broken', path: ['features', 'queryProblem'] }] } as never);
      write();

      const tab = aTab(area);
      isRestored(tab, 'a');
      expect(JSON.stringify(tab.source.toJSON())).toContain('__errors');
    });
  });

  describe('several tabs', () => {
    it('do not overwrite each other’s entries', () => {
      const area = new MemoryStorage();
      const [one, two] = [aTab(area), aTab(area)];
      read(one, 'a');
      read(two, 'b');
      write();

      const later = aTab(area);
      expect([isRestored(later, 'a'), isRestored(later, 'b')]).toEqual([true, true]);
    });

    it('leave the newer answer to the same question', () => {
      const area = new MemoryStorage();
      const [old, fresh] = [aTab(area), aTab(area)];
      read(old, 'a', featuresPayload(1, 'old'));
      jest.advanceTimersByTime(10);
      read(fresh, 'a', featuresPayload(1, 'fresh'));
      window.dispatchEvent(new Event('pagehide'));
      old.environment.commitUpdate((store) => store.get(String(featuresOf(old.environment, 'a')[0]?.__id))?.setValue('older still', 'name'));
      write();

      const later = aTab(area);
      isRestored(later, 'a');
      expect(firstName(later, 'a')).toContain('fresh ');
    });
  });

  describe('signing out', () => {
    it('removes everything at once, and a late write cannot bring it back', () => {
      const area = new MemoryStorage();
      const tab = aTab(area, { version: { ...VERSION, user: 'me' } });
      read(tab, 'a');
      write();
      read(tab, 'b');

      tab.persistence.purge();
      expect(entriesOf(area)).toHaveLength(0);
      read(tab, 'late answer');
      window.dispatchEvent(new Event('pagehide'));
      write();
      expect(entriesOf(area)).toHaveLength(0);
    });

    it('holds in the other tabs too, even before they hear of it', () => {
      const area = new MemoryStorage();
      const [here, there] = [aTab(area), aTab(area)];
      read(there, 'a');

      here.persistence.purge();
      write();
      expect(entriesOf(area)).toHaveLength(0);

      window.dispatchEvent(new StorageEvent('storage', { key: 'plimsoll-store:epoch', newValue: '1' }));
      read(there, 'b');
      write();
      expect(entriesOf(area)).toHaveLength(0);
    });

    it('purges when another person is signed in', () => {
      const area = new MemoryStorage();
      const tab = aTab(area, { version: { ...VERSION, user: 'me' } });
      read(tab, 'a');
      write();

      tab.persistence.open({ ...VERSION, user: 'you' });
      read(tab, 'b');
      write();

      expect(entriesOf(area)).toHaveLength(0);
    });
  });
});
