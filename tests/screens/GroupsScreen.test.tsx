/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { GroupsScreenQuery } from '@/__generated__/GroupsScreenQuery.graphql';
import { GroupsScreen, groupsScreenQuery } from '@/screens/GroupsScreen/GroupsScreen';
import { renderScreen } from '../support/renderScreen';

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
});
