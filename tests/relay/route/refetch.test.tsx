/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime';
import { RelayEnvironmentProvider } from '@/relay/hooks';
import { RefetchProvider, useRefetch } from '@/relay/route/refetch';
import { inboxScreenQuery } from '@/screens/InboxScreen/InboxScreen';

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

describe('useRefetch', () => {
  it('asks once more for a change that comes while the answer to an earlier one is on its way', async () => {
    const asked: Sink[] = [];
    const environment = new Environment({
      network: Network.create(() => Observable.create((sink) => void asked.push(sink))),
      store: new Store(new RecordSource()),
    });
    let refetch: ReturnType<typeof useRefetch>;
    function Page() {
      refetch = useRefetch();
      return null;
    }
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RefetchProvider query={inboxScreenQuery} variables={{}}>
          <Page />
        </RefetchProvider>
      </RelayEnvironmentProvider>,
    );
    const answer = (sink: Sink) => {
      sink.next({ data: { viewer: null } });
      sink.complete();
    };

    await act(async () => {
      const [first, second] = [refetch!(), refetch!()];
      await Promise.resolve();
      expect(asked).toHaveLength(1);
      answer(asked[0]!);
      await first;
      await Promise.resolve();
      expect(asked).toHaveLength(2);
      asked[1]!.error(new Error('Away.'));
      await expect(second).rejects.toThrow('Away.');
    });
  });
});
