/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { AudienceDialog } from '@/client/screens/AudiencePicker/AudienceDialog';
import { RelayEnvironmentProvider } from '@/relay/hooks';
import { connection } from '@/relay/network/connection';

describe('AudienceDialog', () => {
  const { fetch } = globalThis;
  afterEach(() => void (globalThis.fetch = fetch));

  it('says what it waits for while the server cannot be reached', async () => {
    let answer: (response: Response) => void = () => undefined;
    globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
    const environment = new Environment({
      network: Network.create(() => new Promise(() => undefined)),
      store: new Store(new RecordSource()),
    });
    render(
      <RelayEnvironmentProvider environment={environment}>
        <AudienceDialog isOpen onClose={() => undefined} />
      </RelayEnvironmentProvider>,
    );
    expect(screen.queryByRole('alert')).toBeNull();

    act(() => connection.deny());

    expect(screen.getByRole('alert')).toHaveTextContent(
      'Changing the audience needs the server. The audiences load as soon as it answers.',
    );
    await act(() => Promise.resolve(answer({ ok: true } as Response)));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
