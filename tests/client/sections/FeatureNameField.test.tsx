/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { FeatureNameField } from '@/client/sections/FeatureNameField';
import { RelayEnvironmentProvider } from '@/relay/hooks';

const mockAsked: string[] = [];
jest.mock('@/browser/search/askBox', () => ({
  askBox: (text: string) => {
    mockAsked.push(text);
    const hit = {
      objectID: 'feature:grid',
      kind: 'feature',
      slug: 'grid',
      name: 'Grid',
      url: '',
    };
    return Promise.resolve({ hits: [hit], total: 1 });
  },
}));

describe('FeatureNameField', () => {
  it('suggests features for the text after the last comma, and keeps the text before', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const environment = new Environment({
      network: Network.create(() => Promise.reject(new Error('asks nothing'))),
      store: new Store(new RecordSource()),
    });
    const onChosen = jest.fn();
    const { getByLabelText, findByRole, queryByRole } = render(
      <RelayEnvironmentProvider environment={environment}>
        <FeatureNameField label="Features" onChosen={onChosen} />
      </RelayEnvironmentProvider>,
    );
    const field = getByLabelText('Features');
    fireEvent.change(field, { target: { value: 'has, gri' } });
    fireEvent.click(await findByRole('option', { name: 'Grid grid' }));

    expect(mockAsked.at(-1)).toBe('gri');
    expect(field).toHaveValue('has,grid');
    expect(onChosen).toHaveBeenCalledWith(field);
    expect(queryByRole('listbox')).toBeNull();
  });
});
