/** @jest-environment jsdom */
import { aTab, entriesOf, read, VERSION, write } from '../../support/aTab';
import { MemoryStorage } from '../../support/memoryStorage';

describe('Persistence, signing out', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
  afterEach(() => jest.useRealTimers());

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

    window.dispatchEvent(
      new StorageEvent('storage', { key: 'plimsoll-store:epoch', newValue: '1' }),
    );
    read(there, 'b');
    write();
    expect(entriesOf(area)).toHaveLength(0);
  });

  it('takes back what another tab wrote before its process saw the purge', () => {
    const area = new MemoryStorage();
    let isSeen = false;
    const late = {
      get length() {
        return area.length;
      },
      key: (index: number) => area.key(index),
      getItem: (key: string) =>
        !isSeen && key === 'plimsoll-store:epoch' ? null : area.getItem(key),
      setItem: (key: string, value: string) => area.setItem(key, value),
      removeItem: (key: string) => area.removeItem(key),
    } as MemoryStorage;
    const [here, there] = [aTab(area), aTab(late)];
    read(there, 'a');
    here.persistence.purge();
    write();
    expect(entriesOf(area)).toHaveLength(1);

    isSeen = true;
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'plimsoll-store:epoch', newValue: '1' }),
    );
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
