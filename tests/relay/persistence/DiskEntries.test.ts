/** @jest-environment jsdom */
import { DISK_LIMITS } from '@/relay/persistence/DiskLimits';
import {
  aTab,
  entriesOf,
  firstName,
  isRestored,
  operationOf,
  read,
  VERSION,
  write,
  WRITE_MS,
} from '../../support/aTab';
import { featuresPayload } from '../../support/featuresPayload';
import { MemoryStorage } from '../../support/memoryStorage';

describe('DiskEntries', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
  afterEach(() => jest.useRealTimers());

  describe('the limit', () => {
    it('keeps all keys and values within 1 048 576 characters, and what was read last', () => {
      const area = new MemoryStorage();
      const tab = aTab(area);
      for (let page = 0; page < 40; page += 1) {
        read(tab, `page ${page}`, featuresPayload(150, `page ${page}`));
        write();
        expect(area.characters).toBeLessThanOrEqual(DISK_LIMITS.maxCharacters);
      }

      const kept = entriesOf(area).length;
      expect(kept).toBeLessThan(40);
      expect(area.characters).toBeGreaterThan(0.9 * DISK_LIMITS.maxCharacters);
      const later = aTab(area);
      for (let page = 0; page < 40; page += 1)
        expect(isRestored(later, `page ${page}`)).toBe(page >= 40 - kept);
      expect(DISK_LIMITS.maxCharacters).toBe(1_048_576);
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
      expect(['small', 'huge', 'next'].map((query) => isRestored(later, query))).toEqual([
        true,
        false,
        true,
      ]);
    });

    it('drops half and tries once more if the quota is smaller, then stops writing', () => {
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
      ['person', { ...VERSION, user: 'reader' }],
    ])('is removed at the start when it is of another %s', (_, version) => {
      const area = new MemoryStorage();
      read(aTab(area), 'a');
      write();

      expect(isRestored(aTab(area, { version }), 'a')).toBe(false);
      expect(entriesOf(area)).toHaveLength(0);
    });

    it('counts entries of another deployment within the limit, and drops them first', () => {
      const area = new MemoryStorage();
      const limits = { maxCharacters: 20_000 };
      const old = aTab(area, { limits });
      const fresh = aTab(area, { limits, version: { ...VERSION, schema: 's2' } });
      for (let page = 0; page < 10; page += 1) {
        read(old, `old ${page}`);
        write();
      }
      for (let page = 0; page < 10; page += 1) {
        read(fresh, `page ${page}`);
        write();
        expect(area.characters).toBeLessThanOrEqual(20_000);
      }

      expect(isRestored(aTab(area, { version: { ...VERSION, schema: 's2' } }), 'page 9')).toBe(
        true,
      );
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
      jest.advanceTimersByTime(DISK_LIMITS.maxAgeMs - WRITE_MS);
      expect(isRestored(early, 'a')).toBe(true);
      const late = aTab(area);
      jest.advanceTimersByTime(1);
      expect(isRestored(late, 'a')).toBe(false);
      expect(DISK_LIMITS.maxAgeMs).toBe(24 * 60 * 60 * 1000);
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
      ['foreign', () => '{"another":"site"}'],
      [
        'hostile',
        (text: string) =>
          `${text.split('\n')[0]}\n[[["__Root",1,["client:root"],["features"],[[1,5]]]],[]]`,
      ],
      [
        'of another operation',
        (text: string) => text.replace('FeaturesScreen', 'x').replace(/^\["/, '["other '),
      ],
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
      Object.assign(area, {
        getItem: blocked,
        setItem: blocked,
        removeItem: blocked,
        key: blocked,
      });

      for (const tab of [aTab(area), aTab(undefined)]) {
        read(tab, 'a');
        write();
        expect(firstName(tab, 'a')).toBeDefined();
        expect(isRestored(tab, 'b')).toBe(false);
      }
    });
  });
});
