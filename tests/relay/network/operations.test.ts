import { readFileSync } from 'node:fs';
import type { RequestParameters } from 'relay-runtime';
import {
  createOperations,
  type DocumentPart,
  loadOperationTexts,
  loadOperationTextsWhenIdle,
} from '@/relay/network/operations';
import { RequestError } from '@/relay/network/RequestError';

const REQUEST = {
  id: 'abc',
  text: null,
  name: 'AQuery',
  operationKind: 'query',
  metadata: {},
  cacheID: null,
} as unknown as RequestParameters;
const TEXT = 'query AQuery { __typename }';
const unknownDocument = () =>
  new RequestError('graphql', 'No operation is kept.', {
    status: 400,
    code: 'PERSISTED_QUERY_NOT_FOUND',
  });

describe('operations', () => {
  function aServer({
    knowsIds = true,
    sends = 'id',
    texts = () => Promise.resolve({ abc: TEXT }),
  }: {
    knowsIds?: boolean;
    sends?: 'id' | 'text';
    texts?: () => Promise<Record<string, string>>;
  } = {}) {
    const asked: DocumentPart[] = [];
    const ask = createOperations(sends, texts);
    const run = () =>
      ask(REQUEST, (document) => {
        asked.push(document);
        return !knowsIds && 'documentId' in document
          ? Promise.reject(unknownDocument())
          : Promise.resolve('answer');
      });
    return { asked, run };
  }

  it('names an operation by its id alone', async () => {
    const { asked, run } = aServer();

    expect(await run()).toBe('answer');
    expect(asked).toEqual([{ documentId: 'abc' }]);
  });

  it('repeats once with the text where the server does not know the id', async () => {
    const { asked, run } = aServer({ knowsIds: false });

    expect(await run()).toBe('answer');
    expect(asked).toEqual([{ documentId: 'abc' }, { query: TEXT }]);
  });

  it('sends the text straight away from then on', async () => {
    const { asked, run } = aServer({ knowsIds: false });
    await run();
    await run();

    expect(asked.slice(2)).toEqual([{ query: TEXT }]);
  });

  it('does not repeat twice, nor after any other failure', async () => {
    const ask = createOperations('id', () => Promise.resolve({ abc: TEXT }));
    for (const [error, count] of [
      [unknownDocument(), 2],
      [new RequestError('graphql', 'No.', { code: 'AUDIENCE_INVALID' }), 1],
    ] as const) {
      const send = jest.fn(() => Promise.reject(error));
      await expect(
        ask({ ...REQUEST, id: `abc${count === 2 ? '' : '-other'}` } as RequestParameters, send),
      ).rejects.toBe(error);
      expect(send).toHaveBeenCalledTimes(count);
    }
  });

  it('always sends the text to a server of another make, by one setting', async () => {
    const { asked, run } = aServer({ sends: 'text' });
    await run();

    expect(asked).toEqual([{ query: TEXT }]);
  });

  it('says what to do where neither server has the operation any more', async () => {
    const { run } = aServer({ knowsIds: false, texts: () => Promise.reject(new Error('gone')) });

    await expect(run()).rejects.toMatchObject({
      kind: 'graphql',
      message: expect.stringContaining('Reload the page') as string,
    });
  });

  it('takes texts that cannot be fetched for a failure of the network, which is tried again', async () => {
    const { run } = aServer({ sends: 'text', texts: () => Promise.reject(new Error('offline')) });

    await expect(run()).rejects.toMatchObject({ kind: 'network' });
  });

  it('has the text of every operation, under the id it is asked by', async () => {
    const texts = await loadOperationTexts();

    expect(texts).toEqual(
      JSON.parse(readFileSync('src/__generated__/persisted-queries.json', 'utf8')),
    );
    expect(Object.keys(texts).length).toBeGreaterThan(10);
  });

  it('fetches the texts when the browser is idle, or after 3 s where it cannot tell', () => {
    jest.useFakeTimers();
    const whenIdle = jest.fn();
    Object.assign(globalThis, { requestIdleCallback: whenIdle });
    loadOperationTextsWhenIdle();
    expect(whenIdle).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);

    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    loadOperationTextsWhenIdle();
    expect(jest.getTimerCount()).toBe(1);
    jest.useRealTimers();
  });
});
