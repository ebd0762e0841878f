/** @jest-environment jsdom */
import { featuresScreenQuery } from '@/client/screens/FeaturesScreen/FeaturesScreen';
import { seedStore } from '@/relay/environment/seedStore';
import { dehydrateStore } from '@/relay/persistence/dehydrateStore';
import { hydrateStore } from '@/relay/persistence/hydrateStore';
import { aStore } from '../../support/aStore';
import {
  aTab,
  entriesOf,
  featuresOf,
  firstName,
  isRestored,
  search,
  write,
} from '../../support/aTab';
import { featuresPayload } from '../../support/featuresPayload';
import { MemoryStorage } from '../../support/memoryStorage';

describe('what came with a page', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
  afterEach(() => jest.useRealTimers());

  function aTabOfAPage() {
    const server = aStore();
    seedStore(server.environment, featuresScreenQuery, search('a'), featuresPayload(3, 'a'));
    const encoded = dehydrateStore(server.environment, featuresScreenQuery, search('a'));
    const area = new MemoryStorage();
    const tab = aTab(area);
    hydrateStore(tab.environment, featuresScreenQuery, search('a'), encoded);
    return { area, tab, encoded };
  }

  it('is written as it came, without a walk through the store', () => {
    const { area, tab, encoded } = aTabOfAPage();
    tab.source.clear();
    write();

    const [key = ''] = entriesOf(area);
    expect(area.items.get(key)?.split('\n')[1]).toBe(JSON.stringify(encoded));
    expect(isRestored(aTab(area), 'a')).toBe(true);
  });

  it('is written as the store has it once something newer came', () => {
    const { area, tab } = aTabOfAPage();
    const [feature] = featuresOf(tab.environment, 'a');
    tab.environment.commitUpdate((store) =>
      store.get(String(feature?.__id))?.setValue('newer', 'name'),
    );
    write();

    const later = aTab(area);
    expect(isRestored(later, 'a')).toBe(true);
    expect(firstName(later, 'a')).toBe('newer');
  });
});
