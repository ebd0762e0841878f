import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime';
import { AUTO_DISPOSE_MS, QueryRefs } from '@/relay/environment/QueryRefs';
import { GUESS } from '@/relay/network/Guess';
import { siteQuery } from '@/relay/route/siteQuery';

const ANSWER: GraphQLResponse = {
  data: { audience: null, baselineNow: { asOf: '2026-11-21' }, catalogue: { packages: [] } },
};

function aClient(answer: () => GraphQLResponse | Error = () => ANSWER) {
  const requests: string[] = [];
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create((request, variables) => {
      requests.push(`${request.name} ${JSON.stringify(variables)}`);
      const result = answer();
      return result instanceof Error
        ? Observable.create((sink) => sink.error(result))
        : Observable.from(result);
    }),
  });
  return { requests, refs: new QueryRefs(environment) };
}

describe('QueryRefs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('fetches a page once if it is prefetched and then opened', async () => {
    const { refs, requests } = aClient();

    await refs.prefetch(siteQuery, { audience: 'world' });
    refs.take(siteQuery, { audience: 'world' });

    expect(requests).toEqual(['siteQuery {"audience":"world"}']);
  });

  it('fetches once however often the same link is hovered', async () => {
    const { refs, requests } = aClient();

    await Promise.all([1, 2, 3].map(() => refs.prefetch(siteQuery, { audience: 'world' })));

    expect(requests).toHaveLength(1);
  });

  it('tells the network that it guesses, until the reader follows the link', async () => {
    const guesses: unknown[] = [];
    const environment = new Environment({
      store: new Store(new RecordSource()),
      network: Network.create((_request, _variables, { metadata }) => {
        guesses.push(metadata?.[GUESS]);
        return Observable.from(ANSWER);
      }),
    });
    const refs = new QueryRefs(environment);
    const ahead = refs.prefetch(siteQuery, { audience: 'world' });
    expect(guesses).toEqual([{ isTaken: false }]);
    refs.take(siteQuery, { audience: 'world' });
    expect(guesses).toEqual([{ isTaken: true }]);
    refs.take(siteQuery, { audience: 'region:DE' });
    await ahead;

    expect(guesses).toEqual([{ isTaken: true }, undefined]);
  });

  it('disposes a reference after 30,000 ms without being shown', () => {
    const { refs } = aClient();
    const ref = refs.take(siteQuery, { audience: 'world' });

    jest.advanceTimersByTime(AUTO_DISPOSE_MS - 1);
    expect(ref.isDisposed).toBe(false);
    jest.advanceTimersByTime(1);
    expect(ref.isDisposed).toBe(true);
    expect(AUTO_DISPOSE_MS).toBe(30_000);
  });

  it('keeps a reference while a page shows it, and 30,000 ms longer', () => {
    const { refs } = aClient();
    const ref = refs.take(siteQuery, { audience: 'world' });

    const unpin = refs.pin(ref);
    jest.advanceTimersByTime(10 * AUTO_DISPOSE_MS);
    expect(ref.isDisposed).toBe(false);
    unpin();
    jest.advanceTimersByTime(AUTO_DISPOSE_MS);
    expect(ref.isDisposed).toBe(true);
  });

  it('survives StrictMode’s double effects', () => {
    const { refs } = aClient();
    const ref = refs.take(siteQuery, { audience: 'world' });

    refs.pin(ref)();
    refs.pin(ref);
    jest.advanceTimersByTime(2 * AUTO_DISPOSE_MS);

    expect(ref.isDisposed).toBe(false);
  });

  it('drops a failed prefetch, so that the click retries', async () => {
    let isDown = true;
    const { refs, requests } = aClient(() => (isDown ? new Error('down') : ANSWER));

    await refs.prefetch(siteQuery, { audience: 'world' });
    isDown = false;
    refs.take(siteQuery, { audience: 'world' });

    expect(requests).toHaveLength(2);
  });

  it('keeps the latest 50 prefetched pages', async () => {
    const { refs, requests } = aClient();
    for (let page = 0; page < 60; page += 1)
      await refs.prefetch(siteQuery, { audience: `region:${page}` });

    expect(jest.getTimerCount()).toBe(50);
    refs.take(siteQuery, { audience: 'region:59' });
    expect(requests).toHaveLength(60);
  });

  it('fetches from the network again on “try again”', () => {
    const { refs, requests } = aClient();

    refs.take(siteQuery, { audience: 'world' });
    refs.reload(siteQuery, { audience: 'world' });

    expect(requests).toHaveLength(2);
  });
});
