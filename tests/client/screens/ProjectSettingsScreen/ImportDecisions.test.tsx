/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { ImportDecisions } from '@/client/screens/ProjectSettingsScreen/ImportDecisions';
import { RelayEnvironmentProvider } from '@/relay/hooks';

describe('ImportDecisions', () => {
  it('takes the same file again: a field that holds it would report no change', () => {
    const environment = new Environment({
      network: Network.create(() => Promise.reject(new Error('Nothing is asked.'))),
      store: new Store(new RecordSource()),
    });
    render(
      <RelayEnvironmentProvider environment={environment}>
        <ImportDecisions projectId="shop" />
      </RelayEnvironmentProvider>,
    );
    const field = screen.getByLabelText('CSV file');
    Object.defineProperty(field, 'value', { value: 'C:\\fakepath\\a.csv', writable: true });
    fireEvent.click(field);

    expect(field).toHaveProperty('value', '');
  });
});
