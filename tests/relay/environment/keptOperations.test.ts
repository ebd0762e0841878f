/** @jest-environment jsdom */
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { featuresScreenQuery } from '@/client/screens/FeaturesScreen/FeaturesScreen';
import { keptOperations, removeKeptOperations } from '@/relay/environment/keptOperations';
import { seedStore } from '@/relay/environment/seedStore';
import { DISK_LIMITS } from '@/relay/persistence/DiskLimits';
import { Persistence } from '@/relay/persistence/Persistence';
import { search, VERSION } from '../../support/aTab';
import { featuresPayload } from '../../support/featuresPayload';

/** A tab over the browser's own storage, in which pages are read one after the other. */
function aTab() {
  const source = new RecordSource();
  const persistence = new Persistence(source);
  const environment = new Environment({
    store: new Store(source, { log: persistence.onStoreEvent }),
    network: Network.create(() => ({ data: {} })),
  });
  persistence.open(VERSION);
  return {
    read: (query: string) => {
      seedStore(environment, featuresScreenQuery, search(query), featuresPayload(3, query));
      window.dispatchEvent(new Event('pagehide'));
    },
  };
}

const inStorage = () =>
  Object.entries(localStorage).filter(([key]) => key.startsWith('plimsoll-store:')) as [
    string,
    string,
  ][];

describe('keptOperations', () => {
  afterEach(() => localStorage.clear());

  it('counts the characters of all tabs’ entries and keys, and gives the limit', () => {
    aTab().read('a');
    const tab = aTab();
    tab.read('b');
    tab.read('c');

    const characters = inStorage().reduce(
      (sum, [key, value]) => sum + key.length + value.length,
      0,
    );
    expect(keptOperations()).toEqual({
      operations: 3,
      characters,
      maxCharacters: DISK_LIMITS.maxCharacters,
    });
  });

  it('removes all of it at once, and no open tab writes it again', () => {
    const [here, there] = [aTab(), aTab()];
    here.read('a');
    there.read('b');
    removeKeptOperations();
    expect(keptOperations()?.operations).toBe(0);
    expect(inStorage().map(([key]) => key)).toEqual(['plimsoll-store:epoch']);

    here.read('c');
    there.read('d');
    expect(keptOperations()?.operations).toBe(0);
    aTab().read('e');
    expect(keptOperations()?.operations).toBe(1);
  });

  it('leaves everything else in the storage alone', () => {
    localStorage.setItem('plimsoll:stack', 'has');
    removeKeptOperations();

    expect(localStorage.getItem('plimsoll:stack')).toBe('has');
  });

  it('says nothing where storage is blocked', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });

    expect(keptOperations()).toBeUndefined();
    expect(removeKeptOperations).not.toThrow();
    blocked.mockRestore();
  });
});
