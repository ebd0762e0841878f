import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { listFeaturesOfWorkspace, readWorkspaceUses } from '@/server/teams/uses/workspaceUses';
import { answerAs, askAs, changeAs } from '../../../../support/askAs';
import { aPerson, aTeam, type Team } from '../../../../support/aTeam';
import { onEachDatabase } from '../../../../support/onEachDatabase';
import { reportUses } from '../../../../support/reportUses';
import { withDatabase } from '../../../../support/withDatabase';

/** The questions of these tests are asked on 21 November. */
const NOW = Date.parse('2026-11-20T10:00:00Z');
const WEEK = 7 * 86_400_000;

const HAS = 'css.selectors.has';
const GRID = 'css.properties.grid';
const TRANSITION = 'api.Document.startViewTransition';

const QUERY = `query ($slug: String!, $first: Int, $after: String, $skip: Int) {
  workspace(slug: $slug) {
    reportedUses {
      featureCount projectCount repositoryCount countedRepositoryCount
      staleRepositories { name ageDays project { slug } }
      features(first: $first, after: $after, skip: $skip) {
        pageInfo { hasNextPage endCursor }
        edges {
          node {
            feature { slug }
            count { useCount fileCount repositoryCount since }
            useCountBefore projectCount
            projects { slug }
          }
        }
      }
    }
  }
}`;

interface Uses {
  readonly features: {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    readonly edges: readonly { readonly node: { readonly feature: { readonly slug: string } } }[];
  };
}

interface Asked {
  readonly workspace: { readonly reportedUses: (Uses & Readonly<Record<string, unknown>>) | null };
}

onEachDatabase((opened) => {
  withDatabase(opened);

  const ask = async ({ owner, slug }: Team, page: object = {}) =>
    (await askAs<Asked>(owner, QUERY, { slug, ...page })).workspace.reportedUses;

  const addProject = ({ owner, workspaceId }: Team, name: string) =>
    changeAs(
      owner,
      'createProject',
      { workspaceId, name, slug: name.toLowerCase(), audience: 'world', linePercent: 95 },
      'project { id }',
    ).then(({ project }) => (project as { readonly id: string }).id);

  it('knows of no use before a repository reports', async () => {
    expect(await ask(await aTeam())).toBeNull();
  });

  it('adds projects up, those features first that most of them use', async () => {
    const team = await aTeam();
    await addProject(team, 'Docs');
    await reportUses(team, { uses: { [HAS]: 2, [GRID]: 90 }, now: NOW - 6 * WEEK });
    await reportUses(team, { uses: { [HAS]: 3, [GRID]: 99 }, now: NOW });
    const docs = { project: 'docs', repository: 'acme/docs' };
    await reportUses(team, { ...docs, uses: { [HAS]: 5, [TRANSITION]: 1 }, now: NOW - 5 * WEEK });

    const uses = await ask(team);
    expect(uses).toMatchObject({
      ...{ featureCount: 3, projectCount: 2, repositoryCount: 2, countedRepositoryCount: 2 },
      staleRepositories: [{ name: 'acme/docs', ageDays: 36, project: { slug: 'docs' } }],
    });
    expect(uses!.features.edges.map(({ node }) => node)).toMatchObject([
      {
        feature: { slug: 'has' },
        count: { useCount: 8, fileCount: 2, repositoryCount: 2, since: '2026-10-09' },
        ...{ useCountBefore: 7, projectCount: 2 },
        projects: [{ slug: 'docs' }, { slug: 'shop' }],
      },
      { feature: { slug: 'grid' }, useCountBefore: 90, projectCount: 1 },
      { feature: { slug: 'view-transitions' }, projects: [{ slug: 'docs' }] },
    ]);
  });

  it('pages by cursor and by number, each feature once', async () => {
    const team = await aTeam();
    await reportUses(team, { uses: { [HAS]: 3, [GRID]: 2, [TRANSITION]: 1 }, now: NOW });
    const slugs = (uses: Uses | null) => uses!.features.edges.map(({ node }) => node.feature.slug);

    const first = await ask(team, { first: 2 });
    const { endCursor, hasNextPage } = first!.features.pageInfo;
    expect([slugs(first), hasNextPage]).toEqual([['has', 'grid'], true]);
    expect(slugs(await ask(team, { first: 2, after: endCursor }))).toEqual(['view-transitions']);
    expect(slugs(await ask(team, { first: 2, skip: 2 }))).toEqual(['view-transitions']);
    expect(slugs(await ask(team, { first: 2, skip: 9 }))).toEqual([]);
  });

  it('leaves archived projects out', async () => {
    const team = await aTeam();
    const projectId = await addProject(team, 'Docs');
    await reportUses(team, { uses: { [HAS]: 1 }, project: 'docs', now: NOW });
    await changeAs(team.owner, 'archiveProject', { projectId, isArchived: true });

    expect(await ask(team)).toBeNull();
  });

  it('counts the newest reports where there are too many, and says how many', async () => {
    const team = await aTeam();
    await reportUses(team, { uses: { [GRID]: 1 }, repository: 'old', now: NOW - WEEK });
    await reportUses(team, { uses: { [HAS]: 1 }, repository: 'new', now: NOW });
    const id = team.workspaceId.slice('workspace:'.length);
    const uses = (await readWorkspaceUses(opened.database, id, { now: NOW, max: 1 }))!;

    expect([uses.reportCount, uses.repositories.map(({ repository }) => repository)]).toEqual([
      2,
      ['new'],
    ]);
    const features = listFeaturesOfWorkspace(loadCatalogue(), uses);
    expect(features.map(({ feature }) => feature.slug)).toEqual(['has']);
  });

  it('shows nothing to people of other workspaces', async () => {
    const team = await aTeam();
    await reportUses(team, { uses: { [HAS]: 1 }, now: NOW });

    const { data } = await answerAs(await aPerson('Eve'), QUERY, { slug: team.slug });
    expect(data).toEqual({ workspace: null });
  });
});
