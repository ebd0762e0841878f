/** @jest-environment jsdom */
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { featuresScreenQuery } from '@/client/screens/FeaturesScreen/FeaturesScreen';
import { seedStore } from '@/relay/environment/seedStore';
import { Persistence } from '@/relay/persistence/Persistence';
import { RelayDiskCache } from '@/relay/persistence/RelayDiskCache';
import { operationOf, search, VERSION } from '../../support/aTab';
import { featuresPayload } from '../../support/featuresPayload';

type Load = NonNullable<ConstructorParameters<typeof RelayDiskCache>[1]>;

function aTabOf(load: Load) {
  const source = new RecordSource();
  const disk = new RelayDiskCache(source, load);
  const environment = new Environment({
    store: new Store(source, { log: disk.onStoreEvent }),
    network: Network.create(() => ({ data: {} })),
  });
  return { disk, environment };
}

const loaded: Load = () => Promise.resolve({ Persistence });

const leave = () => window.dispatchEvent(new Event('pagehide'));
const keys = () =>
  Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('\n'));

describe('Disk', () => {
  afterEach(() => localStorage.clear());

  it('fetches its code only when hydration has finished', async () => {
    const load = jest.fn(loaded);
    const { disk, environment } = aTabOf(load);

    expect(disk.restore(environment, operationOf('a'))).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    await disk.open(VERSION);
    await disk.open(VERSION);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps what was answered before its code was there', async () => {
    const { disk, environment } = aTabOf(loaded);
    seedStore(environment, featuresScreenQuery, search('a'), featuresPayload(3));
    await disk.open(VERSION);
    leave();

    const later = aTabOf(loaded);
    await later.disk.open(VERSION);
    expect(later.disk.restore(later.environment, operationOf('a'))).toEqual(expect.any(Number));
  });

  it('runs without its code if that fails to load, and tries again at the next screen', async () => {
    const load = jest.fn(loaded).mockRejectedValueOnce(new Error('offline'));
    const { disk, environment } = aTabOf(load);
    seedStore(environment, featuresScreenQuery, search('a'), featuresPayload(3));
    await disk.open(VERSION);
    disk.touch(operationOf('a'));
    leave();
    expect(keys()).toHaveLength(0);

    await disk.open(VERSION);
    leave();
    expect(keys()).toHaveLength(1);
  });

  it('keeps to the operator’s limits', async () => {
    const { disk, environment } = aTabOf(loaded);
    seedStore(environment, featuresScreenQuery, search('a'), featuresPayload(3));
    await disk.open(VERSION, { maxCharacters: 100 });
    leave();

    expect(keys()).toHaveLength(0);
  });
});
