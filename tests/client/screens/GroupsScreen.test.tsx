/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { GroupsScreenQuery } from '@/__generated__/GroupsScreenQuery.graphql';
import { GroupsScreen, groupsScreenQuery } from '@/client/screens/GroupsScreen/GroupsScreen';
import { renderScreen } from '../../support/renderScreen';

describe('GroupsScreen', () => {
  it('shows every group once, under its parent', async () => {
    const { getByRole, getAllByRole } = await renderScreen<GroupsScreenQuery>(
      GroupsScreen,
      groupsScreenQuery,
      {},
    );
    const css = getByRole('link', { name: 'CSS' }).closest('li')!;

    expect(getAllByRole('link')).toHaveLength(104);
    expect(within(css).getByRole('link', { name: 'Selectors' })).toHaveAttribute(
      'href',
      '/groups/css/selectors',
    );
  });

  it('sorts by name, and says how many features are at the line', async () => {
    const { getByRole, container } = await renderScreen<GroupsScreenQuery>(
      GroupsScreen,
      groupsScreenQuery,
      { audience: 'world', linePercent: 95 },
    );
    const names = [...container.querySelectorAll('ul ul')].reduce(
      (top, branch) => top.filter((link) => !branch.contains(link)),
      [...container.querySelectorAll('li a')],
    );

    expect(names.map(({ textContent }) => textContent)).toEqual(
      names.map(({ textContent }) => textContent).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
    expect(getByRole('link', { name: 'Flexbox' }).parentElement).toHaveTextContent(
      /Flexbox\d+ of 4$/,
    );
  });
});
