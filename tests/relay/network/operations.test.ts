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

  it('sends an operation by its ID only', async () => {
    const { asked, run } = aServer();

    expect(await run()).toBe('answer');
    expect(asked).toEqual([{ documentId: 'abc' }]);
  });

  it('retries once with the text if the server doesn’t know the ID', async () => {
    const { asked, run } = aServer({ knowsIds: false });

    expect(await run()).toBe('answer');
    expect(asked).toEqual([{ documentId: 'abc' }, { query: TEXT }]);
  });

  it('sends the text directly from then on', async () => {
    const { asked, run } = aServer({ knowsIds: false });
    await run();
    await run();

    expect(asked.slice(2)).toEqual([{ query: TEXT }]);
  });

  it('does not retry a second time, or after any other error', async () => {
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

  it('always sends the text if so configured', async () => {
    const { asked, run } = aServer({ sends: 'text' });
    await run();

    expect(asked).toEqual([{ query: TEXT }]);
  });

  it('says what to do if neither server has the operation any more', async () => {
    const { run } = aServer({ knowsIds: false, texts: () => Promise.reject(new Error('gone')) });

    await expect(run()).rejects.toMatchObject({
      kind: 'graphql',
      message: expect.stringContaining('Reload the page') as string,
    });
  });

  it('treats texts that fail to load as a network error, which is retried', async () => {
    const { run } = aServer({ sends: 'text', texts: () => Promise.reject(new Error('offline')) });

    await expect(run()).rejects.toMatchObject({ kind: 'network' });
  });

  it('has the text of every operation, under its ID', async () => {
    const texts = await loadOperationTexts();

    expect(texts).toEqual(
      JSON.parse(readFileSync('src/__generated__/persisted-queries.json', 'utf8')),
    );
    expect(Object.keys(texts).length).toBeGreaterThan(10);
  });

  it('loads the texts when the browser is idle, or after 3 s if it can’t tell', () => {
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
