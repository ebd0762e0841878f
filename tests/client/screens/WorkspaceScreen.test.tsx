/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import {
  WorkspaceScreen,
  workspaceScreenQuery,
} from '@/client/screens/WorkspaceScreen/WorkspaceScreen';
import { aTeam } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

describe('WorkspaceScreen', () => {
  it('shows a reader who is not signed in the way in, and nothing else', async () => {
    const { getByRole, queryByRole } = await renderScreen(
      WorkspaceScreen,
      workspaceScreenQuery,
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

onEachDatabase((opened) => {
  withDatabase(opened);

  it('lists a project as soon as it is created', async () => {
    const { owner, slug } = await aTeam();
    const options = { isPrivate: true, viewer: owner };
    const variables = { workspace: slug };
    const screen = await renderScreen(WorkspaceScreen, workspaceScreenQuery, variables, options);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Checkout' } });
    fireEvent.change(screen.getByLabelText('URL name'), { target: { value: 'checkout' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible();
    expect(screen.getAllByText(/^World, line 95/)).toHaveLength(2);
  });
});
