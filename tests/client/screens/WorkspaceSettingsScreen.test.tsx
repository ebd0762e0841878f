/** @jest-environment jsdom */
import {
  WorkspaceSettingsScreen,
  workspaceSettingsScreenQuery,
} from '@/client/screens/WorkspaceSettingsScreen/WorkspaceSettingsScreen';
import { renderScreen } from '../../support/renderScreen';

describe('WorkspaceSettingsScreen', () => {
  it('shows a reader who is not signed in the way in, and nothing else', async () => {
    const { getByRole, queryByRole } = await renderScreen(
      WorkspaceSettingsScreen,
      workspaceSettingsScreenQuery,
      { workspace: 'team' },
      {
        isPrivate: true,
        path: '/somewhere?problem=SIGN_IN_WRONG',
      },
    );

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to see this page');
    expect(getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fsomewhere%3Fproblem%3DSIGN_IN_WRONG',
    );
    expect(queryByRole('button')).toBeNull();
  });
});
