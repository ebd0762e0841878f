/** @jest-environment jsdom */
import { fireEvent, within } from '@testing-library/react';
import { ProjectScreen, projectScreenQuery } from '@/client/screens/ProjectScreen/ProjectScreen';
import { changeAs } from '../../support/askAs';
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

  it('shows which features can be adopted, and those adopted at once as one line', async () => {
    const { owner, slug, projectId } = await aTeam();
    const options = { isPrivate: true, viewer: owner };
    const variables = { workspace: slug, project: 'shop' };
    const screen = await renderScreen(ProjectScreen, projectScreenQuery, variables, options);
    const query = screen.getByLabelText('Only features that match');
    fireEvent.change(query, { target: { value: 'flexbox' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show what can be adopted' }));
    expect(await screen.findByText(/^At or above 95/)).toHaveRole('status');
    expect(screen.getByRole('heading', { name: 'Possible this week' })).toBeVisible();
    screen.unmount();

    await changeAs(owner, 'adoptAbove', { projectId, query: 'id:grid' });
    await changeAs(owner, 'recordDecision', {
      ...{ projectId, subject: { feature: 'subgrid' }, state: 'WAITING', rationale: '' },
    });
    const later = await renderScreen(ProjectScreen, projectScreenQuery, variables, options);
    expect(later.getByText(/^1 decision at once, .* \d{4}, Olga Owner$/)).toBeVisible();
    expect(
      within(later.getByRole('table', { name: /^Features you wait for/ })).getByText('Subgrid'),
    ).toBeVisible();
    expect(later.queryByRole('table', { name: /^Decisions in force/ })).toBeNull();
    expect(later.getByText(/can use it(?:; .*)?\.$/)).toBeVisible();
    expect(later.getByRole('link', { name: 'Settings and files' })).toHaveAttribute(
      'href',
      `/w/${slug}/shop/settings`,
    );
  });
});
