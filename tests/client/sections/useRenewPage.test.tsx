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
import { inboxScreenQuery } from '@/client/screens/InboxScreen/InboxScreen';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { RelayEnvironmentProvider } from '@/relay/hooks';
import { RefetchProvider } from '@/relay/route/refetch';

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

describe('useRenewPage', () => {
  it('asks once more after a change that happens while an answer is on its way', async () => {
    const asked: Sink[] = [];
    const environment = new Environment({
      network: Network.create(() => Observable.create((sink) => void asked.push(sink))),
      store: new Store(new RecordSource()),
    });
    let renew = (): void => undefined;

    function Page() {
      renew = useRenewPage();
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

    const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

    renew();
    renew();
    await settle();
    expect(asked).toHaveLength(1);
    asked[0]!.error(new Error('Away.'));
    await settle();
    expect(asked).toHaveLength(2);
    answer(asked[1]!);
    await settle();
    expect(asked).toHaveLength(2);
  });
});
