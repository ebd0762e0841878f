/** @jest-environment jsdom */
import { type GraphQLResponse, Observable } from 'relay-runtime';
import { featuresScreenQuery } from '@/client/screens/FeaturesScreen/FeaturesScreen';
import { AUTO_DISPOSE_MS } from '@/relay/environment/QueryRefs';
import { aTab, firstName, isRestored, operationOf, read, search, write } from '../../support/aTab';
import { featuresPayload } from '../../support/featuresPayload';
import { MemoryStorage } from '../../support/memoryStorage';

describe('Persistence.restore', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
  afterEach(() => jest.useRealTimers());

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

    it('shows a restored screen at once, with its age, and refreshes it behind', () => {
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
      const [edge] = (
        newer as unknown as { data: { features: { edges: { node: { name: string } }[] } } }
      ).data.features.edges;
      if (edge) edge.node.name = 'Newer';
      read(tab, 'another list with the same features', newer);

      expect(isRestored(tab, 'a')).toBe(true);
      expect(firstName(tab, 'a')).toBe('Newer');
    });

    it('survives the garbage collector only while it is leased', () => {
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
      const failed = featuresPayload(1, 'a') as unknown as {
        data: { features: { queryProblem: null } };
      };
      read(aTab(area), 'a', {
        ...failed,
        errors: [{ message: 'broken', path: ['features', 'queryProblem'] }],
      });
      write();

      const tab = aTab(area);
      isRestored(tab, 'a');
      expect(JSON.stringify(tab.source.toJSON())).toContain('__errors');
    });
  });
});
