/** @jest-environment jsdom */
import { fireEvent, within } from '@testing-library/react';
import { ProjectScreen, projectScreenQuery } from '@/client/screens/ProjectScreen/ProjectScreen';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { recordUseReport } from '@/server/teams/uses/recordUseReport';
import { changeAs } from '../../support/askAs';
import { aTeam, type Team } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

const DAY_MS = 86_400_000;

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

  it('shows which features the code uses, and how to report them before that', async () => {
    const team = await aTeam();
    const { owner, slug, projectId } = team;
    const options = { isPrivate: true, viewer: owner };
    const variables = { workspace: slug, project: 'shop' };
    const before = await renderScreen(ProjectScreen, projectScreenQuery, variables, options);
    expect(before.getByText(`npx plimsoll scan --report ${slug}/shop`)).toBeVisible();
    before.unmount();

    const subject = { feature: 'has' };
    await changeAs(owner, 'recordDecision', {
      projectId,
      subject,
      state: 'DECLINED',
      rationale: '',
    });
    await report(team, 2, Date.now() - 40 * DAY_MS);
    const { unmount, getByText } = await renderScreen(
      ...[ProjectScreen, projectScreenQuery, variables, options],
    );
    expect(
      getByText(/^acme\/shop: 1 file, .* days ago: it may use other features now$/),
    ).toBeVisible();
    unmount();

    await report(team, 5, Date.now());
    const screen = await renderScreen(ProjectScreen, projectScreenQuery, variables, options);
    const table = within(screen.getByRole('table', { name: /^Features in use/ }));
    expect(table.getByRole('row', { name: /^:has\(\)/ })).toHaveTextContent(
      /Declined.*%5\+31\d{4}-\d{2}-\d{2}$/,
    );
    expect(screen.queryByText(/npx plimsoll/)).toBeNull();
  });

  const report = (team: Team, count: number, now: number) =>
    recordUseReport(
      opened.database,
      {
        kind: 'program',
        tokenId: 'ci',
        name: 'CI',
        workspaceId: team.workspaceId.slice('workspace:'.length),
        scope: 'WRITE',
        personId: undefined,
        projectId: undefined,
      },
      {
        workspace: team.slug,
        project: 'shop',
        report: {
          repository: 'acme/shop',
          files: ['5f0c2f9a1be04d77'],
          uses: [{ key: 'css.selectors.has', count, files: [0] }],
        },
      },
      { catalogue: loadCatalogue(), now },
    );
});
