/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { executeOnServer } from '@/relay/network/serverNetwork';
import { loadSections } from '@/relay/route/lazySection';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { parseFeaturesView } from '@/routes/FeaturesView';
import { FeatureSearch } from '@/screens/FeaturesScreen/FeatureSearch';
import { aRouter } from '../../support/renderScreen';

const push = jest.fn(() => Promise.resolve(true));
const environment = new Environment({
  network: Network.create(async (request, variables) => {
    const { payload } = await executeOnServer(request, variables);
    return payload;
  }),
  store: new Store(new RecordSource()),
});

const at = (path: string) => {
  const { query, ...router } = aRouter(path);
  const view = parseFeaturesView(parseRouteUrl({ query }));
  return (
    <RouterContext value={{ ...router, query, push }}>
      <RelayEnvironmentProvider environment={environment}>
        <FeatureSearch view={view} problem={null} />
      </RelayEnvironmentProvider>
    </RouterContext>
  );
};

async function openAt(path: string) {
  await loadSections();
  const { rerender } = render(at(path));
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('group', { name: 'Filters' });
  return { moveTo: (next: string) => rerender(at(next)) };
}

beforeEach(() => push.mockClear());

describe('FeatureSearch', () => {
  it('keeps the focus, and what is typed while the list is on its way', async () => {
    const { moveTo } = await openAt('/features');
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Words or a query' });
    box.focus();
    box.value = 'grid';
    await act(async () => {
      fireEvent.submit(box);
      await Promise.resolve();
    });
    expect(push).toHaveBeenLastCalledWith('/features?q=grid');
    box.value = 'grid area';
    moveTo('/features?q=grid');

    expect(box).toHaveValue('grid area');
    expect(box).toHaveFocus();
    moveTo('/features');
    expect(screen.getByRole('combobox', { name: 'Words or a query' })).toHaveValue('');
  });
});
