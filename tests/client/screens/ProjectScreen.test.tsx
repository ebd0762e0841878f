/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { ProjectScreen, projectScreenQuery } from '@/client/screens/ProjectScreen/ProjectScreen';
import { aTeam } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

describe('ProjectScreen', () => {
  it('shows a reader who is not signed in only the way to sign in', async () => {
    const { getByRole, queryByRole } = await renderScreen(
      ProjectScreen,
      projectScreenQuery,
      { workspace: 'team', project: 'shop' },
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

  it('shows which decisions an import records, and which features can be adopted', async () => {
    const { owner, slug } = await aTeam();
    const options = { isPrivate: true, viewer: owner };
    const variables = { workspace: slug, project: 'shop' };
    const screen = await renderScreen(ProjectScreen, projectScreenQuery, variables, options);
    const text = screen.getByLabelText('Or its text');
    fireEvent.change(text, { target: { value: 'subject,state\nhas,ADOPTED' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show what it would record' }));
    const planned = await screen.findByText('1 decision to record, 0 recorded already.');
    expect(planned).toHaveRole('status');

    const query = screen.getByLabelText('Only features that match');
    fireEvent.change(query, { target: { value: 'flexbox' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show what can be adopted' }));
    expect(await screen.findByText(/^At or above 95/)).toHaveRole('status');
  });
});
