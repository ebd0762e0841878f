/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import {
  WorkspaceScreen,
  workspaceScreenQuery,
} from '@/client/screens/WorkspaceScreen/WorkspaceScreen';
import { aTeam } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { reportUses } from '../../support/reportUses';
import { withDatabase } from '../../support/withDatabase';

describe('WorkspaceScreen', () => {
  it('shows a reader who is not signed in the way in, and nothing else', async () => {
    const { getByRole, queryByRole } = await renderScreen(
      WorkspaceScreen,
      workspaceScreenQuery,
      { workspace: 'team', skip: 0 },
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
    const variables = { workspace: slug, skip: 0 };
    const screen = await renderScreen(WorkspaceScreen, workspaceScreenQuery, variables, options);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Checkout' } });
    fireEvent.change(screen.getByLabelText('URL name'), { target: { value: 'checkout' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible();
    expect(screen.getAllByText(/^World, line 95/)).toHaveLength(2);
  });

  it('shows what projects use a page at a time, and whose reports are old', async () => {
    const team = await aTeam();
    const now = Date.now() - 40 * 86_400_000;
    await reportUses(team, { uses: { 'css.selectors.has': 1, 'css.properties.grid': 2 }, now });
    const options = { isPrivate: true, viewer: team.owner };
    const open = (skip: number) =>
      renderScreen(WorkspaceScreen, workspaceScreenQuery, { workspace: team.slug, skip }, options);

    const { getByRole, getByText } = await open(0);
    expect(getByText('2 features in 1 project')).toBeVisible();
    expect(getByRole('row', { name: /:has\(\)/ })).toHaveTextContent(/:has\(\)1Shop1/);
    expect(getByText(/it may use other features now/)).toHaveTextContent(/^acme\/shop, of Shop/);

    const { getByText: getByTextThere } = await open(25);
    expect(getByTextThere('This page has no features: there are 2 in all.')).toBeVisible();
  });
});
