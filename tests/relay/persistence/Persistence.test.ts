/** @jest-environment jsdom */
import { WRITE_DEBOUNCE_MS, WRITE_MAX_WAIT_MS } from '@/relay/persistence/writeSchedule';
import {
  aTab,
  entriesOf,
  featuresOf,
  firstName,
  isRestored,
  read,
  STEPS_MS,
  write,
} from '../../support/aTab';
import { featuresPayload } from '../../support/featuresPayload';
import { MemoryStorage } from '../../support/memoryStorage';

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
      jest.advanceTimersByTime(1 + STEPS_MS);
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
      jest.advanceTimersByTime(STEPS_MS);
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

    describe('between the steps of a write', () => {
      function aTabThatWrites() {
        const area = new MemoryStorage();
        const tab = aTab(area);
        for (const query of ['a', 'b', 'c']) read(tab, query);
        jest.advanceTimersByTime(WRITE_DEBOUNCE_MS);
        jest.advanceTimersToNextTimer();
        expect(entriesOf(area)).toHaveLength(0);
        return { area, tab };
      }

      it('a page that goes writes what is left', () => {
        const { area } = aTabThatWrites();
        window.dispatchEvent(new Event('pagehide'));
        expect(entriesOf(area)).toHaveLength(3);
      });

      it('what changes is written after it', () => {
        const { area, tab } = aTabThatWrites();
        read(tab, 'd');
        write();
        expect(entriesOf(area)).toHaveLength(4);
      });

      it('the next write finishes what is left of the one before, without locks', () => {
        const area = new MemoryStorage();
        const tab = aTab(area);
        const idle: (() => void)[] = [];
        let now = 0;
        const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
        Object.assign(window, {
          requestIdleCallback: (action: IdleRequestCallback) =>
            idle.push(() => action({ didTimeout: true, timeRemaining: () => 0 })),
          cancelIdleCallback: () => undefined,
        });
        try {
          for (const query of ['a', 'b', 'c']) read(tab, query);
          jest.advanceTimersByTime(WRITE_DEBOUNCE_MS);
          idle.shift()!();
          read(tab, 'd');
          jest.advanceTimersByTime(WRITE_DEBOUNCE_MS);
          // The second write comes before the steps of the first: a busy browser.
          idle.pop()!();
          while (idle.length > 0) idle.shift()!();
        } finally {
          Reflect.deleteProperty(window, 'requestIdleCallback');
          Reflect.deleteProperty(window, 'cancelIdleCallback');
          clock.mockRestore();
        }
        expect(entriesOf(area)).toHaveLength(4);
      });

      it('a purge leaves nothing behind', () => {
        const { area, tab } = aTabThatWrites();
        tab.persistence.purge();
        write();
        expect(entriesOf(area)).toHaveLength(0);
      });
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

    it('rewrites operations when a mutation has changed what they show', () => {
      const area = new MemoryStorage();
      const tab = aTab(area);
      read(tab, 'a');
      write();

      const [feature] = featuresOf(tab.environment, 'a');
      tab.environment.commitUpdate((store) =>
        store.get(String(feature?.__id))?.setValue('Renamed by me', 'name'),
      );
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
      tab.environment.applyUpdate({
        storeUpdater: (store) => store.get(String(feature?.__id))?.setValue('Hoped for', 'name'),
      });

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
        store
          .getRoot()
          .getLinkedRecord('features', {
            audience: 'world',
            first: 50,
            query: 'a',
            skip: 0,
            sort: 'NAME_ASC',
          })
          ?.setLinkedRecord(secret, 'queryProblem');
      });

      write();

      expect(entriesOf(area)).toHaveLength(0);
    });

    it('does not store an answer with a missing field', () => {
      const area = new MemoryStorage();
      const tab = aTab(area);
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      read(tab, 'a', { data: { features: { totalCount: 1 } } });

      write();

      expect(entriesOf(area)).toHaveLength(0);
      jest.restoreAllMocks();
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
      old.environment.commitUpdate((store) =>
        store
          .get(String(featuresOf(old.environment, 'a')[0]?.__id))
          ?.setValue('older still', 'name'),
      );
      write();

      const later = aTab(area);
      isRestored(later, 'a');
      expect(firstName(later, 'a')).toContain('fresh ');
    });
  });
});
