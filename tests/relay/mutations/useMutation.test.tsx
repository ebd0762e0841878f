/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime';
import { useMutation } from '@/relay/mutations/useMutation';
import { RequestError } from '@/relay/network/RequestError';
import { depositMutation, type DepositMutation } from '../../support/depositMutation';

let mockHydration: Promise<void> | undefined;
jest.mock('@/relay/waitingSections', () => ({ hydrateSections: () => mockHydration }));

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const INTENT = { variables: { account: 'a', amount: 1 } };
const answerOf = (balance: number): GraphQLResponse => ({
  data: { deposit: { account: 'a', balance } },
});

describe('useMutation', () => {
  function aMutation() {
    const sent: { key: unknown; sink: Sink }[] = [];
    const network = Network.create((_request, _variables, { metadata }) =>
      Observable.create<GraphQLResponse>(
        (sink) => void sent.push({ key: metadata?.['idempotencyKey'], sink }),
      ),
    );
    const environment = new Environment({ network, store: new Store(new RecordSource()) });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    );
    const { result, unmount } = renderHook(() => useMutation<DepositMutation>(depositMutation), {
      wrapper,
    });
    const settle = (index: number, settle: (sink: Sink) => void) =>
      act(async () => {
        settle(sent[index]!.sink);
        await Promise.resolve();
      });
    return {
      sent,
      unmount,
      state: () => result.current[0],
      commit: (intent = INTENT) => act(() => result.current[1](intent)),
      answer: (index: number, answer: GraphQLResponse) =>
        settle(index, (sink) => {
          sink.next(answer);
          sink.complete();
        }),
      fail: (index: number, error: Error) => settle(index, (sink) => sink.error(error)),
    };
  }

  it('is sent once the page is hydrated, since its answer may change a section', async () => {
    let hydrate = (): void => undefined;
    const hydrated = new Promise<void>((resolve) => (hydrate = resolve));
    mockHydration = hydrated;
    const { sent, state, commit } = aMutation();
    commit();
    mockHydration = undefined;
    expect(state()).toEqual({ status: 'pending' });
    expect(sent).toHaveLength(0);

    await act(() => {
      hydrate();
      return hydrated;
    });
    expect(sent).toHaveLength(1);
  });

  it('is pending from the commit until the response', async () => {
    const { state, commit, answer } = aMutation();
    expect(state()).toEqual({ status: 'idle' });
    commit();
    expect(state()).toEqual({ status: 'pending' });
    await answer(0, answerOf(1));

    expect(state()).toEqual({
      status: 'done',
      response: { deposit: { account: 'a', balance: 1 } },
    });
  });

  it('gives each intent its own key', async () => {
    const { sent, commit, answer } = aMutation();
    commit();
    await answer(0, answerOf(1));
    commit();

    expect(sent.map(({ key }) => key)).toEqual([
      expect.stringMatching(UUID),
      expect.stringMatching(UUID),
    ]);
    expect(sent[0]!.key).not.toBe(sent[1]!.key);
  });

  it('keeps the key of an unknown outcome across a reload, and retries with it', async () => {
    const { sent, state, commit, answer, fail } = aMutation();
    commit();
    await fail(0, new RequestError('timeout', 'The server has not answered.'));
    const unknown = state();
    if (unknown.status !== 'unknown') throw new Error(`The outcome is ${unknown.status}.`);
    expect(unknown.error.message).toBe('The server has not answered.');

    act(() => unknown.retry());
    expect(state()).toEqual({ status: 'pending' });
    expect(sent[1]!.key).toBe(sent[0]!.key);
    expect(Object.values(sessionStorage).join()).toContain(sent[0]!.key);
    await answer(1, answerOf(1));
    expect(state()).toMatchObject({ status: 'done' });
    expect(Object.values(sessionStorage).join()).not.toContain(sent[0]!.key);
  });

  it.each([
    ['a refusal', new RequestError('graphql', 'No.', { status: 400 }), 'failed'],
    ['a busy server', new RequestError('graphql', 'Busy.', { status: 503 }), 'unknown'],
    ['a proxy’s page', new RequestError('http', 'No.', { status: 500 }), 'unknown'],
    ['an unreadable answer', new RequestError('body', 'No.', { status: 200 }), 'unknown'],
  ])('takes %s for what it says of the change', async (_case, error, status) => {
    const { state, commit, fail } = aMutation();
    commit();
    await fail(0, error);

    expect(state()).toMatchObject({ status, error });
  });

  it('fails if the mutation’s field is null with an error', async () => {
    const { state, commit, answer } = aMutation();
    commit();
    await answer(0, {
      data: { deposit: null },
      errors: [{ message: 'Internal error', path: ['deposit'] }],
    });

    expect(state()).toMatchObject({ status: 'failed', error: { message: 'Internal error' } });
  });

  it('sends what a double click asks for once, and the same again once it is over', async () => {
    const { sent, commit, fail } = aMutation();
    commit();
    commit();
    expect(sent).toHaveLength(1);

    await fail(0, new RequestError('graphql', 'No.', { status: 400 }));
    commit();
    expect(sent).toHaveLength(2);
  });

  it('shows the latest intent: an older response does not overwrite it', async () => {
    const { state, commit, answer } = aMutation();
    commit();
    commit({ variables: { account: 'a', amount: 2 } });
    await answer(1, answerOf(2));
    await answer(0, answerOf(1));

    expect(state()).toMatchObject({ response: { deposit: { balance: 2 } } });
  });

  it('is not canceled when the screen unmounts', () => {
    const { sent, commit, unmount } = aMutation();
    commit();
    unmount();

    expect(sent[0]!.sink.closed).toBe(false);
  });
});
