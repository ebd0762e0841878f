import { writeAuditLog } from '@/server/api/http/writeAuditLog';
import { findAccess } from '@/server/teams/workspaces/Access';
import { changeAs } from '../../../support/askAs';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  it('holds decisions and who made them, a line each, for those who manage', async () => {
    const team = await aTeam();
    const editor = await team.join('Edda', 'EDITOR');
    const local = team.workspaceId.slice('workspace:'.length);
    const { problems } = await changeAs(editor, 'recordDecision', {
      ...{ projectId: team.projectId, subject: { feature: 'subgrid' } },
      ...{ state: 'ADOPTED', rationale: 'Secret reasons.' },
    });
    expect(problems).toEqual([]);
    const text = await writeAuditLog(
      opened.database,
      (await findAccess(opened.database, team.owner, local))!,
    );
    const entries = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, string>>);

    expect(entries.map(({ action }) => action).at(0)).toBe('workspace.created');
    expect(entries.at(-1)).toMatchObject({
      actor: `person:${editor.accountId}`,
      actorName: 'Edda',
      action: 'decision.recorded',
      subject: 'Shop: subgrid, adopted',
    });
    expect(text).not.toContain('Secret reasons.');
    const access = (await findAccess(opened.database, editor, local))!;
    await expect(writeAuditLog(opened.database, access)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
