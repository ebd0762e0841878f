import { projectPolicyFile } from '@/server/api/http/projectPolicyFile';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { projectById } from '@/server/teams/workspaces/projects';
import { askAs, changeAs } from '../../../support/askAs';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  it('gives a project’s policy in the form of each tool, with what was decided', async () => {
    const team = await aTeam();
    for (const [feature, state] of [
      ['subgrid', 'ADOPTED'],
      ['has', 'DECLINED'],
    ])
      await changeAs(team.owner, 'recordDecision', {
        projectId: team.projectId,
        subject: { feature },
        state,
        rationale: '',
      });
    const database = await openDatabase();
    const project = (await projectById(database, team.projectId.slice('project:'.length)))!;
    const seen = { catalogue: loadCatalogue(), origin: 'https://plimsoll.example' };
    const open = (name: string) => projectPolicyFile(database, project, name, seen);

    const policy = JSON.parse((await open('policy.json'))!.body) as { hash: string };
    const { node } = await askAs<{ node: { policy: { hash: string } } }>(
      team.owner,
      'query ($id: ID!) { node(id: $id) { ... on Project { policy { hash } } } }',
      { id: team.projectId },
    );
    expect(policy.hash).toBe(node.policy.hash);
    expect((await open('policy/agents.md'))!.body).toContain('exceptions: subgrid');
    expect((await open('policy/browserslistrc'))!.type).toMatch(/^text\/plain/);
    expect(await open('policy/no-such.json')).toBeUndefined();
    expect(await open('policy.schema.json')).toBeUndefined();
  });
});
