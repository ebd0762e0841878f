import { askAs, changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

interface Act {
  readonly id: string | null;
  readonly count: number;
}

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  beforeEach(async () => {
    team = await aTeam();
  });

  const adopt = async (query: string, more = {}) => {
    const input = { projectId: team.projectId, query, ...more };
    return changeAs(team.owner, 'adoptAbove', input, 'act { id count features { slug } }');
  };

  const inForce = async () => {
    const { node } = await askAs<{ node: { decisions: { edges: { node: object }[] } } }>(
      team.owner,
      `query ($id: ID!) { node(id: $id) { ... on Project { decisions { edges { node { subjectKey state version } } } } } }`,
      { id: team.projectId },
    );
    return node.decisions.edges.map((edge) => edge.node);
  };

  const decide = (feature: string, state: string, expectedVersion = 0) =>
    changeAs(team.owner, 'recordDecision', {
      projectId: team.projectId,
      subject: { feature },
      state,
      rationale: '',
      expectedVersion,
    });

  it('adopts what is above the line and undecided in one act, and undoes it as one', async () => {
    await decide('grid', 'WAITING');
    await decide('flexbox', 'DECLINED');
    const shown = await adopt('grid OR flexbox OR text-wrap-pretty', { isDryRun: true });
    const { act } = shown as unknown as { act: Act };
    expect(act.id).toBeNull();
    expect(await inForce()).toHaveLength(2);

    const done = (await adopt('grid OR flexbox OR text-wrap-pretty')) as unknown as { act: Act };
    expect(done.act).toMatchObject({ count: act.count });
    expect(await inForce()).toContainEqual({
      subjectKey: 'feature:grid',
      state: 'ADOPTED',
      version: 2,
    });
    expect(await inForce()).toContainEqual({
      subjectKey: 'feature:flexbox',
      state: 'DECLINED',
      version: 1,
    });

    const undo = { projectId: team.projectId, actId: done.act.id };
    const back = await changeAs(team.owner, 'undoAct', undo, 'act { count }');
    expect(back.act).toEqual({ count: act.count });
    expect(await inForce()).toHaveLength(2);
    expect(await inForce()).toContainEqual({
      subjectKey: 'feature:grid',
      state: 'WAITING',
      version: 1,
    });
    // A number that was given is not given again, and what came back can be decided on.
    expect((await decide('grid', 'ADOPTED', 1)).problems).toEqual([]);
    expect(await inForce()).toContainEqual({
      subjectKey: 'feature:grid',
      state: 'ADOPTED',
      version: 3,
    });
  });

  it('leaves alone what was decided since, and says where a query cannot be read', async () => {
    const { act } = (await adopt('flexbox')) as unknown as { act: Act };
    expect(act.count).toBeGreaterThan(0);
    await decide('flexbox', 'DECLINED', 1);
    const undo = { projectId: team.projectId, actId: act.id };
    await changeAs(team.owner, 'undoAct', undo);

    expect(await inForce()).toEqual([
      { subjectKey: 'feature:flexbox', state: 'DECLINED', version: 2 },
    ]);
    expect((await adopt('coverage:>=')).problems).toMatchObject([
      { code: 'TEXT_INVALID', path: ['query'] },
    ]);
  });

  it('closes the reviews of what it undoes', async () => {
    const { database } = opened;
    const { act } = (await adopt('flexbox')) as unknown as { act: Act };
    const decision = await database
      .connection()
      .selectFrom('decisions')
      .select(['id', 'workspace_id', 'project_id'])
      .where('act_id', '=', act.id)
      .executeTakeFirstOrThrow();
    const id = `review-${team.slug}`;
    await database
      .connection()
      .insertInto('reviews')
      .values({
        ...{ id, workspace_id: decision.workspace_id, project_id: decision.project_id },
        ...{ decision_id: decision.id, epoch: 0, state: 'OPEN', version: 1, finding: '{}' },
        ...{ opened_by: 'system', opened_at: 1, closed_by: null, closed_at: null },
        ...{ snoozed_until: null, snoozed_to_share: null },
      })
      .execute();
    await changeAs(team.owner, 'undoAct', { projectId: team.projectId, actId: act.id });
    const review = await database
      .connection()
      .selectFrom('reviews')
      .select(['state', 'closed_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

    expect(review).toEqual({ state: 'SUPERSEDED', closed_by: `person:${team.owner.accountId}` });
  });
});
