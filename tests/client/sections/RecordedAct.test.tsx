/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { RecordedAct } from '@/client/sections/RecordedAct';
import { RelayEnvironmentProvider } from '@/relay/hooks';

/** Every undo gets this answer. */
function renderAct(undoAct: object) {
  const environment = new Environment({
    network: Network.create(() => Promise.resolve({ data: { undoAct } })),
    store: new Store(new RecordSource()),
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RecordedAct projectId="shop" actId="act" sentence="Adopted 3 features." />
    </RelayEnvironmentProvider>,
  );
}

describe('RecordedAct', () => {
  it('says how many decisions were taken back', async () => {
    renderAct({ act: { id: null, count: 3 }, problems: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Took back 3 decisions.')).toBeInTheDocument();
  });

  it('says why an act could not be undone', async () => {
    renderAct({ act: null, problems: [{ message: 'You may not decide.', path: null }] });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('You may not decide.');
  });
});
