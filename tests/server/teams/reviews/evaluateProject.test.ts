import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { Person } from '@/server/model/features/Viewer';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { evaluateProject } from '@/server/teams/reviews/evaluateProject';
import { startRun } from '@/server/teams/reviews/ProjectReading';
import type { ReviewFinding } from '@/server/teams/reviews/ReviewFinding';
import {
  type DecisionDraft,
  type DecisionState,
  recordDecision,
} from '@/server/teams/workspaces/decisions';
import { subjectFacts } from '@/server/teams/workspaces/Observation';
import { projectById } from '@/server/teams/workspaces/projects';
import { askAs, changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { earlierCatalogue } from '../../../support/olderCatalogues';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const today = '2026-11-21';

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  let viewer: Person;
  beforeEach(async () => {
    team = await aTeam();
    viewer = team.owner;
  });

  const localProject = async () =>
    (await projectById(await openDatabase(), team.projectId.slice('project:'.length)))!;

  const context = (catalogue: Catalogue, day = today) =>
    createContext(catalogue, { viewer, today: day });

  async function decide(
    catalogue: Catalogue,
    feature: string,
    state: DecisionState,
    more: Partial<DecisionDraft> & { day?: string } = {},
  ) {
    const database = await openDatabase();
    const project = await localProject();
    const access = { workspaceId: project.workspace_id, viewer, actor: 'OWNER' as const };
    const draft = {
      subject: { feature },
      state,
      rationale: '',
      fallback: 'A table.',
      expectedVersion: 0,
      ...more,
    };
    return database.inTransaction(() =>
      recordDecision(database, access, project, { draft, context: context(catalogue, more.day) }),
    );
  }

  async function evaluate(catalogue: Catalogue, day = today, now = Date.now()) {
    const run = startRun(await openDatabase(), context(catalogue, day), now);
    return evaluateProject(run, await localProject());
  }

  const findings = async () => {
    const rows = await (
      await openDatabase()
    )
      .connection()
      .selectFrom('reviews')
      .selectAll()
      .where('project_id', '=', team.projectId.slice('project:'.length))
      .execute();
    return rows.map((row) => ({ ...row, finding: JSON.parse(row.finding) as ReviewFinding }));
  };

  it('is silent about real data that did not change, and opens each review once', async () => {
    const [older, newer] = [earlierCatalogue('oldest'), loadCatalogue()];
    const project = await localProject();
    for (const { slug } of older.features.filter((_, index) => index % 10 === 0))
      await decide(older, slug, 'WAITING', { day: '2026-10-01' });
    expect(await evaluate(older)).toBe(0);
    expect(await evaluate(older)).toBe(0);

    const opened = await evaluate(newer);
    const again = await Promise.all([evaluate(newer), evaluate(newer)]);
    expect(again).toEqual([0, 0]);
    // Going back and forth tells nobody anything.
    expect(await evaluate(older)).toBe(0);
    expect(await evaluate(newer)).toBe(0);

    const all = await findings();
    expect(all).toHaveLength(opened);
    expect(opened).toBeGreaterThan(0);
    expect(opened).toBeLessThan(30);
    for (const { finding } of all) {
      const sum = finding.parts.reduce((total, { share }) => total + share, 0);
      expect(sum).toBeCloseTo(finding.afterShare - finding.beforeShare, 4);
      if (finding.cause === 'CORRECTED')
        expect(finding.sentence).not.toMatch(/ ships? it| dropped/);
    }
    expect(project.slug).toBe('shop');
  });

  it('gives the review to the owner, and takes a confirmation', async () => {
    const catalogue = loadCatalogue();
    const soon = { day: '2026-10-01', reviewOn: '2026-11-01' };
    await decide(catalogue, 'subgrid', 'ADOPTED', soon);
    expect(await evaluate(catalogue, '2026-10-31')).toBe(0);
    expect(await evaluate(catalogue)).toBe(1);

    const query = `query ($id: ID!) {
      viewer { unreadCount inbox { edges { node { id reason sentence path isSeen } } } }
      node(id: $id) { ... on Project { openReviewCount reviews(isOpen: true) { edges { node { id version cause sentence decision { state openReview { id } } } } } } }
    }`;
    const { viewer: reader, node } = await askAs<Answer>(viewer, query, { id: team.projectId });
    const [item] = reader.inbox.edges;
    const [review] = node.reviews.edges;
    expect(reader.unreadCount).toBe(1);
    expect(item!.node).toMatchObject({
      reason: 'OWNS_DECISION',
      path: `/w/${team.slug}/shop/decide?subject=subgrid`,
    });
    expect(item!.node.sentence).toContain('you asked to review it on 2026-11-01');
    expect(review!.node).toMatchObject({
      cause: 'CLOCK',
      decision: { state: 'ADOPTED', openReview: { id: review!.node.id } },
    });

    const answer = { id: review!.node.id, state: 'CONFIRMED', expectedVersion: 1 };
    expect((await changeAs(viewer, 'resolveReview', answer)).problems).toEqual([]);
    expect((await changeAs(viewer, 'resolveReview', answer)).problems).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    const after = await askAs<Answer>(viewer, query, { id: team.projectId });
    expect(after).toMatchObject({ viewer: { unreadCount: 0 }, node: { openReviewCount: 0 } });
    expect(await evaluate(catalogue)).toBe(0);
  });

  /** As if that number had been wanted while fewer could use it. */
  async function asIfBelow(decisionId: string, percent: number): Promise<void> {
    const connection = (await openDatabase()).connection();
    const { reference } = await connection
      .selectFrom('decision_standings')
      .select('reference')
      .where('decision_id', '=', decisionId)
      .executeTakeFirstOrThrow();
    const below = { ...(JSON.parse(reference) as object), share: percent / 100 - 0.01 };
    await connection
      .updateTable('decision_standings')
      .set({ reference: JSON.stringify(below) })
      .where('decision_id', '=', decisionId)
      .execute();
    await connection
      .updateTable('decisions')
      .set({ ask_at_percent: percent })
      .where('id', '=', decisionId)
      .execute();
  }

  it("asks once when a decision's share is reached or its browser ships, and says so", async () => {
    const [older, newer] = [earlierCatalogue('oldest'), loadCatalogue()];
    const day = '2026-10-01';
    const found = shippedBetween(older, newer);
    expect(found).toBeDefined();
    const { slug, browser } = found!;
    await decide(older, slug, 'WAITING', { day, askWhenShipped: browser });
    const level = await decide(older, 'text-wrap-pretty', 'WAITING', { day, askAtPercent: 99 });
    expect(await evaluate(older)).toBe(0);
    await asIfBelow(level.id, 40);
    await evaluate(newer);
    // A number is passed in two revisions in a row.
    await (await openDatabase()).connection().deleteFrom('project_evaluations').execute();
    await evaluate(newer);
    expect(await evaluate(newer)).toBe(0);

    const asked = (await findings()).filter(({ finding }) => finding.isAsked);
    expect(asked.map(({ finding }) => finding.kind).sort()).toEqual(['REACHED_LINE', 'SHIPPED']);
    for (const { finding } of asked)
      expect(finding.sentence).toContain('; you asked to review it then: ');
    const { sentence } = asked.find(({ finding }) => finding.kind === 'REACHED_LINE')!.finding;
    expect(sentence).toContain('has reached 40\u202F% twice in a row');
  });

  it('wakes what was put off until a share where the data no longer have the subject', async () => {
    const catalogue = loadCatalogue();
    const soon = { day: '2026-10-01', reviewOn: '2026-11-01' };
    const { id: decisionId } = await decide(catalogue, 'has', 'WAITING', soon);
    await evaluate(catalogue);
    const { id } = (await findings())[0]!;
    const put = { id: `review:${id}`, state: 'SNOOZED', expectedVersion: 1, untilPercent: 100 };
    expect(
      (await changeAs(viewer, 'resolveReview', { ...put, untilPercent: 0 })).problems,
    ).toMatchObject([{ code: 'TEXT_INVALID', path: ['untilPercent'] }]);
    await changeAs(viewer, 'resolveReview', put);
    await evaluate(catalogue);
    expect(await findings()).toMatchObject([{ state: 'SNOOZED' }]);
    await (
      await openDatabase()
    )
      .connection()
      .updateTable('decisions')
      .set({ subject: 'feature:gone-from-the-data' })
      .where('id', '=', decisionId)
      .execute();
    await evaluate(catalogue);
    expect(await findings()).toMatchObject([{ state: 'OPEN' }]);
  });

  it('wakes what was put off on its day, and closes what a newer decision answers', async () => {
    const catalogue = loadCatalogue();
    const soon = { day: '2026-10-01', reviewOn: '2026-11-01' };
    await decide(catalogue, 'has', 'ADOPTED', soon);
    await evaluate(catalogue);
    const { id } = (await findings())[0]!;
    const put = { id: `review:${id}`, state: 'SNOOZED', expectedVersion: 1 };
    expect((await changeAs(viewer, 'resolveReview', put)).problems).toMatchObject([
      { code: 'TEXT_INVALID', path: ['until'] },
    ]);
    await changeAs(viewer, 'resolveReview', { ...put, until: '2026-12-01' });
    await evaluate(catalogue, '2026-11-30');
    expect(await findings()).toMatchObject([{ state: 'SNOOZED' }]);
    await evaluate(catalogue, '2026-12-01');
    expect(await findings()).toMatchObject([{ state: 'OPEN', version: 3, closed_at: null }]);

    await changeAs(viewer, 'recordDecision', {
      projectId: team.projectId,
      subject: { feature: 'has' },
      state: 'WAITING',
      rationale: '',
      expectedVersion: 1,
    });
    expect(await findings()).toMatchObject([{ state: 'SUPERSEDED' }]);
  });

  it('shows before an edit what it would re-open, and re-opens that only where asked', async () => {
    const catalogue = loadCatalogue();
    await decide(catalogue, 'grid', 'ADOPTED');
    await decide(catalogue, 'subgrid', 'ADOPTED');
    await decide(catalogue, 'text-wrap-pretty', 'WAITING');
    const edit = {
      projectId: team.projectId,
      name: 'Shop',
      audience: 'world',
      linePercent: 95,
      expectedVersion: 1,
    };
    const noun = 'project { version } wouldReopen { subjectKey }';
    const lower = { ...edit, linePercent: 1, isDryRun: true };
    const shown = await changeAs(viewer, 'updateProject', lower, noun);
    expect(shown).toMatchObject({ project: { version: 1 }, problems: [] });
    expect(shown.wouldReopen).toEqual([{ subjectKey: 'feature:text-wrap-pretty' }]);

    await changeAs(viewer, 'updateProject', { ...lower, isDryRun: false }, noun);
    await evaluate(catalogue);
    expect(await findings()).toEqual([]);

    const { projectId } = edit;
    const stricter = { projectId, linePercent: 99.9, expectedVersion: 2, isReopening: true };
    const kept = 'project { version name audienceKey } wouldReopen { subjectKey }';
    const saved = await changeAs(viewer, 'updateProject', stricter, kept);
    expect(saved.project).toEqual({ version: 3, name: 'Shop', audienceKey: 'world' });
    expect(saved.wouldReopen).toContainEqual({ subjectKey: 'feature:subgrid' });
    const opened = await findings();
    expect(opened.map(({ finding }) => finding.kind)).toContain('TERMS_EDITED');
    expect(await evaluate(catalogue)).toBe(0);
  });
});

/** A feature that a browser supports only in the newer data. */
function shippedBetween(older: Catalogue, newer: Catalogue) {
  for (const { slug } of older.features) {
    const [then, now] = [factsOf(older, slug), factsOf(newer, slug)];
    const browser = Object.keys(now ?? {}).find(
      (one) =>
        then?.[one] === false && now![one] === true && newer.browserBySlug(one)?.type !== 'SERVER',
    );
    if (browser !== undefined) return { slug, browser };
  }
  return undefined;
}

function factsOf(catalogue: Catalogue, slug: string) {
  const feature = catalogue.featureBySlug(slug);
  return feature && subjectFacts({ catalogue, today }, { kind: 'feature', feature }).support;
}

interface Answer {
  readonly viewer: {
    readonly unreadCount: number;
    readonly inbox: { readonly edges: readonly { readonly node: { readonly sentence: string } }[] };
  };
  readonly node: {
    readonly openReviewCount: number;
    readonly reviews: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
  };
}
