/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { ChangesScreenQuery } from '@/__generated__/ChangesScreenQuery.graphql';
import {
  changesScreen,
  ChangesScreen,
  changesScreenQuery,
} from '@/client/screens/ChangesScreen/ChangesScreen';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { renderScreen } from '../../support/renderScreen';

const draw = (audience = 'world') =>
  renderScreen<ChangesScreenQuery>(
    ChangesScreen,
    changesScreenQuery,
    { audience },
    { path: '/changes' },
  );

describe('ChangesScreen', () => {
  it('shows the largest shifts of the last months, with their causes', async () => {
    const { getByRole } = await draw();
    const table = within(getByRole('table', { name: 'The largest changes of coverage, and why' }));

    expect(table.getAllByRole('row')).toHaveLength(9);
    expect(table.getAllByText(/Shipped by|Browser mix changed/).length).toBeGreaterThan(7);
    expect(getByRole('link', { name: 'All changes since then' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/changes\/\d{4}-\d\d-\d\d\.\.\.\d{4}-\d\d-\d\d$/),
    );
  });

  it('leaves out features whose coverage did not move', async () => {
    const { getByRole } = await draw('browserslist:chrome 156');
    const table = within(getByRole('table', { name: 'The largest changes of coverage, and why' }));

    expect(table.getAllByText(/Shipped by/).length).toBeGreaterThan(2);
    expect(table.queryByRole('cell', { name: '0' })).toBeNull();
  });

  it('says so if nothing moved', async () => {
    const { getByText, queryByRole } = await draw('browserslist:ie 11');

    expect(getByText('No coverage changed for this audience.')).toBeInTheDocument();
    expect(queryByRole('table')).toBeNull();
  });

  it('offers the days of the usage data, and says that there is one data version', async () => {
    const { getByLabelText, getByText, getByRole } = await draw('region:DE');
    const [from, to] = [
      getByLabelText('From') as HTMLSelectElement,
      getByLabelText('To') as HTMLSelectElement,
    ];

    expect(from.value < to.value).toBe(true);
    expect([...from.options].map(({ value }) => value)).toContain('2026-03-24');
    expect(getByText(/This server has only its bundled data version/)).toBeInTheDocument();
    expect(getByRole('form', { name: 'Dates to compare' })).toHaveAttribute('action', '/changes');
  });

  it('sends the form of a page without scripts to the comparison', () => {
    const search = { from: '2026-03-24', to: '2026-07-30', audience: 'region:DE' };
    const url = parseRouteUrl({ query: search, req: { headers: {} } as never });

    expect(changesScreen.outcome!({} as never, url)).toEqual({
      status: 308,
      location: '/changes/2026-03-24...2026-07-30?audience=region:DE',
    });
  });
});
