/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import {
  ProjectSettingsScreen,
  projectSettingsScreenQuery,
} from '@/client/screens/ProjectSettingsScreen/ProjectSettingsScreen';
import { aTeam } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { reportUses } from '../../support/reportUses';
import { withDatabase } from '../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  const open = (viewer: Awaited<ReturnType<typeof aTeam>>['owner'], slug: string) =>
    renderScreen(
      ProjectSettingsScreen,
      projectSettingsScreenQuery,
      { workspace: slug, project: 'shop' },
      { isPrivate: true, viewer },
    );

  it('previews the decisions that an import records', async () => {
    const { owner, slug } = await aTeam();
    const screen = await open(owner, slug);
    fireEvent.change(screen.getByLabelText('Or paste CSV'), {
      target: { value: 'subject,state\nhas,ADOPTED' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }));

    expect(await screen.findByText('1 decision to import, 0 imported already.')).toHaveRole(
      'status',
    );
  });

  it('asks those who change the project before it deletes reports', async () => {
    const team = await aTeam();
    await reportUses(team, { uses: { 'css.selectors.has': 1 }, now: Date.now() });
    const screen = await open(await team.join('Ed', 'EDITOR'), team.slug);
    const submit = screen.getByRole('button', { name: 'Delete acme/shop for good', hidden: true });

    expect(submit).not.toBeVisible();
    fireEvent.click(screen.getByText('Delete the reports of acme/shop'));
    expect(submit).toBeVisible();
    expect(submit.closest('form')).toHaveFormValues({
      ...{ workspace: team.slug, project: 'shop', repository: 'acme/shop' },
    });
  });

  it('offers viewers the files, and no form', async () => {
    const team = await aTeam();
    const { slug, join } = team;
    await reportUses(team, { uses: { 'css.selectors.has': 1 }, now: Date.now() });
    const screen = await open(await join('Vera', 'VIEWER'), slug);

    expect(screen.getByRole('heading', { name: 'Decision log and policy' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
