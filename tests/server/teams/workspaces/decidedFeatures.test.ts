import { askAs, changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  beforeEach(async () => {
    team = await aTeam();
  });
  const record = (draft: object) =>
    changeAs(team.owner, 'recordDecision', {
      projectId: team.projectId,
      subject: { feature: 'subgrid' },
      state: 'ADOPTED',
      rationale: '',
      ...draft,
    });

  it("prefers a feature's own decision to a set's, and ignores proposals", async () => {
    await record({ subject: { features: ['has', 'subgrid', 'nesting'] } });
    await record({ subject: { feature: 'has' }, state: 'DECLINED' });
    await record({ subject: { feature: 'subgrid' }, state: 'PROPOSED' });
    const { node } = await askAs<{ node: Record<string, unknown> }>(
      team.owner,
      `query ($id: ID!) { node(id: $id) { ... on Project {
        policy { adopted { slug } declined { slug } }
        adoptedShares { featureCount }
        featureDecisions { slug state }
      } } }`,
      { id: team.projectId },
    );

    expect(node).toMatchObject({
      policy: {
        adopted: [{ slug: 'nesting' }, { slug: 'subgrid' }],
        declined: [{ slug: 'has' }],
      },
      adoptedShares: { featureCount: 2 },
    });
    expect(node.featureDecisions).toContainEqual({ slug: 'subgrid', state: 'ADOPTED' });
  });

  it('does not ask someone to propose who has just proposed', async () => {
    await record({});
    const viewer = await team.join('Vera', 'VIEWER');
    const answer = await changeAs(viewer, 'recordDecision', {
      projectId: team.projectId,
      subject: { feature: 'subgrid' },
      state: 'PROPOSED',
      rationale: '',
      expectedVersion: 1,
    });

    expect(answer.problems).toMatchObject([
      {
        code: 'FORBIDDEN',
        message: expect.stringMatching(/^Something is decided on this/) as string,
      },
    ]);
  });

  it('says what is known of a subject today, before anything is decided on it', async () => {
    const { node, ...rest } = await askAs<{ node: Record<string, unknown> }>(
      team.owner,
      `query ($id: ID!) {
        feature(slug: "has") { ... on Feature { coverage(audience: "world") { supportedShare } } }
        node(id: $id) { ... on Project {
          evidenceOn(subject: { feature: "has" }) { supportedShare linePercent }
          none: evidenceOn(subject: { feature: "nope" }) { day }
        } }
      }`,
      { id: team.projectId },
    );

    expect({ node, ...rest }).toMatchObject({
      feature: { coverage: { supportedShare: expect.any(Number) as number } },
      node: { evidenceOn: { linePercent: 95 }, none: null },
    });
    expect((node.evidenceOn as { supportedShare: number }).supportedShare).toBe(
      (rest as unknown as { feature: { coverage: { supportedShare: number } } }).feature.coverage
        .supportedShare,
    );
  });

  it('shows what is typed as it will be drawn, to those who are signed in', async () => {
    const query = '{ viewer { markdown(text: "**Bold** <img src=x onerror=alert(1)>") } }';
    const { viewer } = await askAs<{ viewer: { markdown: string } }>(team.owner, query);

    expect(viewer.markdown.trim()).toBe('<p><strong>Bold</strong> </p>');
    expect(await askAs(undefined, query)).toEqual({ viewer: null });
  });
});
