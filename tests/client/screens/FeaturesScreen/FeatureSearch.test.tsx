/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { FeatureSearch } from '@/client/screens/FeaturesScreen/FeatureSearch';
import { parseFeaturesView } from '@/domain/routes/featureLists';
import { loadSections } from '@/relay/route/lazySection';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { executeOnServer } from '@/relay/route/serverSide';
import { aRouter } from '../../../support/renderScreen';

const push = jest.fn(() => Promise.resolve(true));
/** The next operation waits for this. */
let delay: Promise<unknown> = Promise.resolve();
const answers: Promise<unknown>[] = [];
const environment = new Environment({
  network: Network.create(async (request, variables) => {
    const answer = delay.then(() => executeOnServer(request, variables));
    answers.push(answer);
    return (await answer).payload;
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

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const choose = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  push.mockClear();
  delay = Promise.resolve();
});

describe('FeatureSearch', () => {
  it('keeps the focus and the text typed while the list loads', async () => {
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

describe('QueryFilters', () => {
  it('keeps the audience and line of a shared link, and the order of the list', async () => {
    await openAt('/features?audience=region:DE&line=90&sort=name-asc');
    await choose('Supported by', 'safari');

    expect(push).toHaveBeenLastCalledWith(
      '/features?q=available_on%3Asafari&sort=name-asc&audience=region%3ADE&line=90',
    );
    fireEvent.click(screen.getByRole('checkbox', { name: 'Groups' }));
    expect(push.mock.lastCall).toEqual([expect.stringContaining('audience=region%3ADE&line=90')]);
  });

  it('shows a choice at once, and adds the next one to it', async () => {
    await openAt('/features');
    await choose('Supported by', 'safari');
    expect(screen.getByRole('combobox', { name: 'Supported by' })).toHaveValue('safari');
    await choose('Baseline', 'newly');

    expect(push).toHaveBeenLastCalledWith(
      '/features?q=available_on%3Asafari+baseline_status%3Anewly',
    );
  });

  it('adds a choice to one whose list arrives meanwhile', async () => {
    const { moveTo } = await openAt('/features');
    await choose('Supported by', 'safari');
    await choose('Baseline', 'newly');
    moveTo('/features?q=available_on:safari');
    fireEvent.click(screen.getByRole('button', { name: 'Remove available_on:safari' }));
    await settle();

    expect(push).toHaveBeenLastCalledWith('/features?q=baseline_status%3Anewly');
  });

  it('sends only the last choice, though the check of an earlier one takes longer', async () => {
    await openAt('/features');
    let proceed = () => {};
    delay = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    await choose('Group', 'css');
    delay = Promise.resolve();
    await choose('Baseline', 'newly');
    await waitFor(() => expect(push).toHaveBeenCalled());
    proceed();
    await act(() => Promise.all(answers));

    expect(push.mock.calls).toHaveLength(1);
    expect(push).toHaveBeenLastCalledWith('/features?q=group%3Acss+baseline_status%3Anewly');
  });

  it('sends a query that could not be checked', async () => {
    await openAt('/features');
    delay = Promise.reject(new Error('offline'));
    await choose('Group', 'css');

    await waitFor(() => expect(push).toHaveBeenLastCalledWith('/features?q=group%3Acss'));
  });

  it('keeps the focus and unfinished dates when the list arrives', async () => {
    const { moveTo } = await openAt('/features');
    fireEvent.change(screen.getByLabelText('Newly available from'), {
      target: { value: '2024-01-01' },
    });
    const supported = screen.getByRole('combobox', { name: 'Supported by' });
    supported.focus();
    await choose('Supported by', 'safari');
    moveTo('/features?q=available_on:safari');

    expect(supported).toHaveFocus();
    expect(screen.getByLabelText('Newly available from')).toHaveValue('2024-01-01');
  });

  it('keeps the other filters in place, so that the focus moves on to them', async () => {
    await openAt('/features?q=grid+grid+group:css');
    const others = screen.getAllByRole('button', { name: /^Remove/ });
    fireEvent.click(others[0]!);
    await settle();

    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    expect(others[2]).toBeInTheDocument();
    fireEvent.click(others[2]!);
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toEqual([others[0]]);
    await settle();
  });

  it('shows the address’s filters after going back', async () => {
    const { moveTo } = await openAt('/features');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Groups' }));
    moveTo('/features?columns=coverage,groups');
    moveTo('/features');

    expect(screen.getByRole('checkbox', { name: 'Groups' })).not.toBeChecked();
  });
});
