/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import {
  WorkspacesScreen,
  workspacesScreenQuery,
} from '@/screens/WorkspacesScreen/WorkspacesScreen';
import { aPerson } from '../support/aTeam';
import { onEachDatabase } from '../support/onEachDatabase';
import { renderScreen } from '../support/renderScreen';
import { withDatabase } from '../support/withDatabase';

describe('WorkspacesScreen', () => {
  it('tells a reader who is not signed in what a team gets, and the way in', async () => {
    const { getByRole, getByText, queryByRole } = await renderScreen(
      WorkspacesScreen,
      workspacesScreenQuery,
      {},
      {
        isPrivate: true,
        path: '/somewhere?problem=SIGN_IN_WRONG',
      },
    );

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Teams');
    expect(getByText('Reviews')).toBeVisible();
    expect(getByRole('link', { name: 'sign in' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fsomewhere%3Fproblem%3DSIGN_IN_WRONG',
    );
    expect(queryByRole('button')).toBeNull();
  });
});

onEachDatabase((opened) => {
  withDatabase(opened);

  it('lists a workspace as soon as it is created', async () => {
    const viewer = await aPerson('Ada');
    const options = { isPrivate: true, viewer };
    const screen = await renderScreen(WorkspacesScreen, workspacesScreenQuery, {}, options);
    const [slug] = screen.getAllByLabelText('Address');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Web' } });
    fireEvent.change(slug!, { target: { value: `web-${viewer.accountId.slice(-12)}` } });
    fireEvent.click(screen.getByRole('button', { name: 'Create workspace' }));
    expect(await screen.findByRole('link', { name: 'Web' })).toBeVisible();
    expect(screen.queryByText('You are in no workspace yet.')).toBeNull();
  });
});
