/** @jest-environment jsdom */
import { fireEvent, render, waitFor } from '@testing-library/react';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { AudienceKeyField } from '@/client/sections/AudienceKeyField';
import { RelayEnvironmentProvider } from '@/relay/hooks';
import { executeOnServer } from '@/relay/route/serverSide';

function aField(ask: typeof executeOnServer = executeOnServer) {
  const environment = new Environment({
    network: Network.create(async (request, variables) => (await ask(request, variables)).payload),
    store: new Store(new RecordSource()),
  });
  const onChange = jest.fn();
  const view = render(
    <RelayEnvironmentProvider environment={environment}>
      <form>
        <AudienceKeyField
          audience={{ key: 'region:DE', name: 'Germany' }}
          error={undefined}
          onChange={onChange}
        />
      </form>
    </RelayEnvironmentProvider>,
  );
  const field = view.getByRole('combobox', { name: 'Audience' });
  const sent = () => new FormData(view.container.querySelector('form')!).get('audience');
  const type = (value: string) => {
    field.focus();
    fireEvent.change(field, { target: { value } });
  };
  return { ...view, field, sent, type, onChange };
}

describe('AudienceKeyField', () => {
  it('shows the audience by its name and sends its key', () => {
    const { field, sent } = aField();

    expect(field).toHaveValue('Germany');
    expect(sent()).toBe('region:DE');
  });

  it('lists audiences while the reader types, and sends the key of the chosen one', async () => {
    const { type, findByRole, sent, field, onChange } = aField();
    type('jap');
    fireEvent.click(await findByRole('option', { name: 'Japan' }));

    expect(field).toHaveValue('Japan');
    expect(sent()).toBe('region:JP');
    expect(onChange).toHaveBeenCalled();
  });

  it.each([
    ['a key', 'region:FR', 'region:FR'],
    ['a name in other letters', 'europe', 'continent:eu'],
    ['a browserslist query', 'last 2 versions', 'browserslist:last 2 versions'],
  ])('takes %s as it is typed', async (_, typed, key) => {
    const { type, sent } = aField();
    type(typed);

    await waitFor(() => expect(sent()).toBe(key));
  });

  it('sends the typed text if the list cannot be loaded', async () => {
    const ask = jest.fn(() => Promise.reject(new Error('out of reach')));
    const { type, sent } = aField(ask);
    type('Japan');
    await waitFor(() => expect(ask).toHaveBeenCalled());

    expect(sent()).toBe('Japan');
  });
});
