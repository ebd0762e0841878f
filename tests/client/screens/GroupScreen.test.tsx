/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { GroupScreenQuery } from '@/__generated__/GroupScreenQuery.graphql';
import {
  GroupScreen,
  groupScreenOutcome,
  groupScreenQuery,
  groupScreenVariables,
} from '@/client/screens/GroupScreen/GroupScreen';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { renderScreen } from '../../support/renderScreen';

function renderGroup(path: string, search: Record<string, string> = {}) {
  const url = parseRouteUrl({
    query: { path: path.split('/'), ...search },
    req: { headers: {} } as never,
  });
  return renderScreen<GroupScreenQuery>(GroupScreen, groupScreenQuery, groupScreenVariables(url), {
    path: `/groups/${path}`,
  });
}

describe('GroupScreen', () => {
  it('shows a group’s ancestors, and its subgroups with counts', async () => {
    const { getByRole } = await renderGroup('css');

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('CSS');
    expect(
      within(getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', {
        name: 'Groups',
      }),
    ).toHaveAttribute('href', '/groups');
    expect(getByRole('link', { name: 'Selectors' }).closest('li')).toHaveTextContent(
      /^Selectors \d+$/,
    );
  });

  it('lists the features of subgroups too, page by page', async () => {
    const { getByRole, getAllByRole } = await renderGroup('css', { page: '2' });

    expect(getAllByRole('rowheader')).toHaveLength(50);
    expect(getByRole('navigation', { name: 'Features, pages' })).toHaveTextContent(/^51–100 of/);
  });

  it('sorts by coverage and keeps the order on the next page', async () => {
    const { getByRole, getAllByRole } = await renderGroup('css', { sort: 'coverage-desc' });
    const shares = getAllByRole('row')
      .flatMap((row) => /([\d.]+)\u202F%/.exec(row.textContent)?.[1] ?? [])
      .map(Number);

    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(getByRole('columnheader', { name: 'Your audience' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/groups/css?sort=coverage-desc&page=2',
    );
  });

  it('suggests groups with similar names if there is no such group', async () => {
    const { getByRole } = await renderGroup('css/selector');

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('No group called “css/selector”');
    expect(getByRole('link', { name: 'Selectors' })).toBeInTheDocument();
    expect(groupScreenOutcome({ group: null, groupNearMatches: [] })).toEqual({ status: 404 });
  });
});
