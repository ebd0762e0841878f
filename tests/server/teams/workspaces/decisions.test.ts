import type { Person } from '@/server/model/features/Viewer';
import { askAs, changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

interface Page {
  readonly node: {
    readonly decisions: {
      readonly edges: readonly { readonly node: Readonly<Record<string, unknown>> }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}

interface FoundFeatures {
  readonly edges: readonly { readonly node: { readonly slug: string } }[];
}

const DECISIONS = `query ($id: ID!, $first: Int, $after: String, $state: [DecisionState!]) {
  node(id: $id) { ... on Project {
    decisions(first: $first, after: $after, state: $state) {
      edges { node { subjectKey state version } }
      pageInfo { hasNextPage endCursor }
    }
  } }
}`;

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  beforeEach(async () => {
    team = await aTeam();
  });

  const record = (
    input: Readonly<Record<string, unknown>>,
    noun = 'decision { id version state }',
  ) =>
    changeAs(
      team.owner,
      'recordDecision',
      {
        projectId: team.projectId,
        subject: { feature: 'subgrid' },
        state: 'ADOPTED',
        rationale: '',
        ...input,
      },
      noun,
    );

  it('keeps the evidence of the moment, with shares that sum to one', async () => {
    const { decision } = await record(
      {},
      'decision { evidence { supportedShare partialShare unsupportedShare unknownShare audienceName linePercent dataVersion baseline day blockers { release share } } evidenceToday { supportedShare } }',
    );
    const { evidence, evidenceToday } = decision as {
      evidence: Record<string, number>;
      evidenceToday: Record<string, number>;
    };

    expect(
      evidence.supportedShare! +
        evidence.partialShare! +
        evidence.unsupportedShare! +
        evidence.unknownShare!,
    ).toBeCloseTo(1, 9);
    expect(evidence).toMatchObject({
      audienceName: 'World',
      linePercent: 95,
      day: '2026-11-21',
      baseline: 'WIDELY',
    });
    expect(evidence.dataVersion).toMatch(/^web-features \d/);
    expect(evidenceToday.supportedShare).toBe(evidence.supportedShare);
  });

  it('supersedes and never overwrites', async () => {
    await record({ rationale: 'We need it.' });
    const { decision } = await record(
      { state: 'WAITING', rationale: 'On second thought.', expectedVersion: 1 },
      'decision { state version history { version state decidedAs rationale } }',
    );

    expect(decision).toMatchObject({
      state: 'WAITING',
      version: 2,
      history: [
        { version: 2, state: 'WAITING', decidedAs: 'WAITING', rationale: 'On second thought.' },
        { version: 1, state: 'SUPERSEDED', decidedAs: 'ADOPTED', rationale: 'We need it.' },
      ],
    });
  });

  it('refuses a decision on what was not read, and gives the newer text with it', async () => {
    await record({ rationale: 'First.' });
    const { problems, decision } = await record({ rationale: 'Mine.', expectedVersion: 0 });
    expect(decision).toBeNull();
    expect(problems).toMatchObject([{ code: 'CONFLICT' }]);

    const answer = await askAs<{ recordDecision: { problems: readonly unknown[] } }>(
      team.owner,
      `mutation ($input: RecordDecisionInput!) { recordDecision(input: $input) { problems { current { ... on Decision { rationale version } } } } }`,
      {
        input: {
          projectId: team.projectId,
          subject: { feature: 'subgrid' },
          state: 'DECLINED',
          rationale: 'Mine.',
        },
      },
    );
    expect(answer.recordDecision.problems).toEqual([
      { current: { rationale: 'First.', version: 1 } },
    ]);
  });

  it('lets one of twenty through that decide at once, first and later', async () => {
    for (const expectedVersion of [0, 1]) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          record({ rationale: `Person ${index}`, expectedVersion }),
        ),
      );
      const codes = answers.flatMap(({ problems }) => problems.map(({ code }) => code));

      expect(codes).toEqual(Array.from({ length: 19 }, () => 'CONFLICT'));
    }
  });

  it('asks for a fallback where one is adopted with it, and for a subject there is', async () => {
    expect((await record({ state: 'ADOPTED_WITH_FALLBACK' })).problems).toMatchObject([
      { code: 'TEXT_INVALID', path: ['fallback'] },
    ]);
    expect((await record({ subject: { feature: 'no-such' } })).problems).toMatchObject([
      { code: 'TEXT_INVALID', path: ['subject'] },
    ]);
    expect((await record({ subject: {} })).problems).toMatchObject([{ path: ['subject'] }]);
    for (const reviewOn of ['2027-02-30', '2020-01-01', '2026-11-21'])
      expect((await record({ reviewOn })).problems).toMatchObject([{ path: ['reviewOn'] }]);
    expect((await record({ rationale: 'x'.repeat(10_001) })).problems).toMatchObject([
      { path: ['rationale'] },
    ]);
  });

  it('lets viewers and writing tokens propose and not adopt', async () => {
    const viewer = await team.join('Vera', 'VIEWER');
    const program = {
      kind: 'program',
      tokenId: 'ci',
      name: 'CI',
      workspaceId: team.workspaceId.slice('workspace:'.length),
      scope: 'WRITE',
    } as const;
    for (const [asker, feature] of [
      [viewer, 'has'],
      [program, 'container-queries'],
    ] as const) {
      const input = { projectId: team.projectId, subject: { feature }, rationale: '' };
      const adopted = await changeAs(asker, 'recordDecision', { ...input, state: 'ADOPTED' });
      expect(adopted.problems).toMatchObject([{ code: 'FORBIDDEN' }]);
      const proposed = await changeAs(asker, 'recordDecision', { ...input, state: 'PROPOSED' });
      expect(proposed.problems).toEqual([]);
    }
    await record({});
    const over = await changeAs(viewer, 'recordDecision', {
      projectId: team.projectId,
      subject: { feature: 'subgrid' },
      state: 'PROPOSED',
      rationale: '',
      expectedVersion: 1,
    });

    expect(over.problems).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('pages through the decisions in force, newest first, each once', async () => {
    const features = ['has', 'subgrid', 'grid', 'nesting', 'container-queries', 'cascade-layers'];
    for (const feature of features)
      await record({ subject: { feature }, state: feature === 'grid' ? 'WAITING' : 'ADOPTED' });
    const seen: unknown[] = [];
    let after: string | null = null;
    do {
      const page: Page = await askAs<Page>(team.owner, DECISIONS, {
        id: team.projectId,
        first: 4,
        after,
      });
      seen.push(...page.node.decisions.edges.map(({ node }) => node.subjectKey));
      after = page.node.decisions.pageInfo.hasNextPage
        ? page.node.decisions.pageInfo.endCursor
        : null;
    } while (after !== null);
    expect(new Set(seen)).toEqual(new Set(features.map((feature) => `feature:${feature}`)));
    expect(seen).toHaveLength(features.length);

    const waiting = await askAs<Page>(team.owner, DECISIONS, {
      id: team.projectId,
      state: ['WAITING'],
    });
    expect(waiting.node.decisions.edges).toHaveLength(1);
  });

  it('makes the project a policy, and sums up what was adopted together', async () => {
    await record({ subject: { features: ['has', 'subgrid'] } });
    await record({ subject: { feature: 'grid' }, state: 'DECLINED' });
    const { node } = await askAs<{ node: Record<string, unknown> }>(
      team.owner,
      `query ($id: ID!) { node(id: $id) { ... on Project {
        policy { adopted { slug } declined { slug } linePercent }
        adoptedShares { featureCount supportedShare }
        decisionCounts { state count }
      } } }`,
      { id: team.projectId },
    );
    const { featureSet } = await askAs<{ featureSet: { coverage: { supportedShare: number } } }>(
      undefined,
      '{ featureSet(slugs: ["has", "subgrid"]) { coverage(audience: "world") { supportedShare } } }',
    );

    expect(node).toMatchObject({
      policy: {
        adopted: [{ slug: 'has' }, { slug: 'subgrid' }],
        declined: [{ slug: 'grid' }],
        linePercent: 95,
      },
      adoptedShares: { featureCount: 2, supportedShare: featureSet.coverage.supportedShare },
    });
  });

  it('draws Markdown without anything that runs or loads', async () => {
    const rationale =
      '**Bold** <script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) ![p](https://example.org/p.png) <a href="https://example.org" onclick="x()">ok</a>';
    const { decision } = await record({ rationale }, 'decision { rationale rationaleHtml }');
    const { rationaleHtml, rationale: kept } = decision as Record<string, string>;

    expect(kept).toBe(rationale);
    expect(rationaleHtml).toContain('<strong>Bold</strong>');
    expect(rationaleHtml).not.toMatch(/<script|<img|onerror|onclick|javascript:/i);
  });

  it("finds features by a project's decisions, only for its members", async () => {
    const find = async (viewer: Person | undefined, query: string) => {
      const { node } = await askAs<{ node: { features: FoundFeatures } | null }>(
        viewer,
        'query ($id: ID!, $query: String) { node(id: $id) { ... on Project { features(query: $query) { totalCount edges { node { slug } } queryProblem { message } } } } }',
        { id: team.projectId, query },
      );
      return node && node.features.edges.map(({ node: feature }) => feature.slug);
    };
    await record({ subject: { features: ['has', 'subgrid', 'nesting'] } });
    await record({ subject: { feature: 'nesting' }, state: 'DECLINED' });
    await record({ subject: { feature: 'grid-lanes' }, state: 'PROPOSED' });
    await record({ subject: { compatKey: 'css.properties.gap' } });

    expect(await find(team.owner, 'decision:adopted -decision:none')).toEqual(['has', 'subgrid']);
    expect(await find(team.owner, 'decision:declined OR decision:open')).toEqual([
      'grid-lanes',
      'nesting',
    ]);
    const { node } = await askAs<{ node: { featureDecisions: readonly object[] } }>(
      team.owner,
      'query ($id: ID!) { node(id: $id) { ... on Project { featureDecisions { slug state isAsked } } } }',
      { id: team.projectId },
    );
    expect(node.featureDecisions).toContainEqual({
      slug: 'nesting',
      state: 'DECLINED',
      isAsked: false,
    });

    expect(await find(undefined, 'decision:adopted')).toBeNull();
    const anyone =
      '{ features(query: "css decision:none") { totalCount queryProblem { message start } } }';
    expect(await askAs(team.owner, anyone)).toEqual(await askAs(undefined, anyone));
    expect(await askAs(undefined, anyone)).toMatchObject({
      features: {
        totalCount: 0,
        queryProblem: { message: expect.stringContaining('Sign in') as string, start: 4 },
      },
    });
  });

  it('tells members what their teams decided on a subject, and others nothing', async () => {
    await record({ subject: { features: ['subgrid', 'has'] }, state: 'WAITING' });
    const query = `{ decisionsOn(subject: { features: ["has", "subgrid"] }) { state project { name } } }`;
    const member = await team.join('Edda', 'EDITOR');

    expect(await askAs(member, query)).toEqual({
      decisionsOn: [{ state: 'WAITING', project: { name: 'Shop' } }],
    });
    expect(await askAs(undefined, query)).toEqual({ decisionsOn: [] });
  });
});
