/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import {
  DecideScreen,
  decideScreenQuery,
  decideVariables,
} from '@/client/screens/DecideScreen/DecideScreen';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { addRevision } from '@/server/teams/sources/addRevision';
import { countBeacons } from '@/server/teams/sources/countBeacons';
import { changeAs } from '../../support/askAs';
import { aTeam, type Team } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  /** A project whose audience are 1,000 visits of the newest class of Safari. */
  async function aMeasuredTeam(): Promise<Team> {
    const team = await aTeam();
    const draft = { workspaceId: team.workspaceId, name: 'Our visitors', kind: 'BEACON' };
    const { source } = await changeAs(
      team.owner,
      'createAudienceSource',
      draft,
      'source { id audienceKey }',
    );
    const { id, audienceKey } = source as { readonly id: string; readonly audienceKey: string };
    const source_id = id.slice('source:'.length);
    const day = new Date().toISOString().slice(0, 10);
    const row = { source_id, day, visits: 1000, class: '', engine: '', device: '' };
    const ofClass = { engine: 'w', class: loadPresenceTable().asked.w.at(-1)!, device: 'm' };
    await opened.database
      .connection()
      .insertInto('beacon_counts')
      .values([row, { ...row, ...ofClass }])
      .execute();
    const days = { from: day, to: day };
    const recipe = await countBeacons(opened.database, loadCatalogue(), source_id, days);
    const audienceSource = await opened.database
      .connection()
      .selectFrom('audience_sources')
      .selectAll()
      .where('id', '=', source_id)
      .executeTakeFirstOrThrow();
    await opened.database.inTransaction(() =>
      addRevision(opened.database, audienceSource, { recipe, ...days }, Date.now()),
    );
    await changeAs(team.owner, 'updateProject', {
      projectId: team.projectId,
      expectedVersion: 1,
      name: 'Shop',
      audience: audienceKey,
      linePercent: 95,
    });
    return team;
  }

  const open = ({ owner, slug }: Team) =>
    renderScreen(DecideScreen, decideScreenQuery, decideVariables(slug, 'shop', 'grid'), {
      isPrivate: true,
      viewer: owner,
    });

  it('states the error of a measured share before a decision and in its evidence', async () => {
    const team = await aMeasuredTeam();
    const before = await open(team);

    expect(before.getByText(/Measured: ± \d\.\d points of 1,000 visits\./)).toBeInTheDocument();
    before.unmount();

    const draft = { projectId: team.projectId, subject: { feature: 'grid' }, state: 'ADOPTED' };
    await changeAs(team.owner, 'recordDecision', { ...draft, rationale: 'Everyone has it.' });
    const after = await open(team);
    const table = after.getByRole('table', { name: 'Evidence then and today' });

    expect(within(table).getByRole('row', { name: /^Measured/ })).toHaveTextContent(
      /^Measured(± \d\.\d points of 1,000 visits){2}$/,
    );
  });
});
