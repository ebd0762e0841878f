/** @jest-environment jsdom */
import {
  WorkspacesScreen,
  workspacesScreenQuery,
} from '@/screens/WorkspacesScreen/WorkspacesScreen';
import { renderScreen } from '../support/renderScreen';

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
