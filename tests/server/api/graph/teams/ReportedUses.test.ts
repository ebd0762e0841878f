import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { recordUseReport } from '@/server/teams/uses/recordUseReport';
import { askAs, changeAs } from '../../../../support/askAs';
import { aTeam, type Team } from '../../../../support/aTeam';
import { onEachDatabase } from '../../../../support/onEachDatabase';
import { withDatabase } from '../../../../support/withDatabase';

const localId = (id: string) => id.slice(id.indexOf(':') + 1);

/** The questions of these tests are asked on 21 November. */
const NOW = Date.parse('2026-11-20T10:00:00Z');
const WEEKS = 7 * 86_400_000;

const HAS = { key: 'css.selectors.has', count: 3, files: [0, 1] };
const GAP = { key: 'css.properties.gap', count: 9, files: [0] };
const TRANSITION = { key: 'api.Document.startViewTransition', count: 1, files: [2] };

interface Use {
  readonly key: string;
  readonly count: number;
  readonly files: readonly number[];
}

interface Asked {
  readonly workspace: {
    readonly project: {
      readonly reportedUses: Readonly<Record<string, unknown>> & {
        readonly features: { readonly edges: readonly { readonly node: object }[] };
      };
      readonly decisionOn: { readonly uses: object | null } | null;
    };
  };
}

onEachDatabase((opened) => {
  withDatabase(opened);

  const report = (team: Team, repository: string, uses: readonly Use[], now = NOW) =>
    recordUseReport(
      opened.database,
      {
        kind: 'program',
        tokenId: 'ci',
        name: 'CI',
        workspaceId: localId(team.workspaceId),
        scope: 'WRITE',
        personId: undefined,
        projectId: undefined,
      },
      {
        workspace: team.slug,
        project: 'shop',
        report: {
          repository,
          files: ['5f0c2f9a1be04d77', 'c1d7a20e4b9f6358', 'a1d7a20e4b9f6358'],
          uses: uses.map(({ files, ...use }) => ({ ...use, files: [...files] })),
        },
      },
      { catalogue: loadCatalogue(), now },
    );

  const ask = async (team: Team, subject: object = { feature: 'has' }) => {
    const answer = await askAs<Asked>(
      team.owner,
      `query ($slug: String!, $subject: DecisionSubjectInput!) {
        workspace(slug: $slug) {
          project(slug: "shop") {
            reportedUses {
              featureCount
              repositories { name ageDays fileCount }
              features(first: 10) {
                edges {
                  node {
                    feature { slug }
                    state
                    count { useCount fileCount repositoryCount since }
                    useCountBefore
                    coverage { supportedShare }
                  }
                }
              }
            }
            decisionOn(subject: $subject) { uses { useCount fileCount repositoryCount } }
          }
        }
      }`,
      { slug: team.slug, subject },
    );
    const { reportedUses, decisionOn } = answer.workspace.project;
    return {
      uses: reportedUses,
      features: reportedUses?.features.edges.map(({ node }) => node),
      decided: decisionOn?.uses,
    };
  };

  const decide = (team: Team, subject: object, state: string) =>
    changeAs(team.owner, 'recordDecision', {
      ...{ projectId: team.projectId, subject, state, rationale: 'Because.' },
    });

  it('knows of no use before a repository reports', async () => {
    const team = await aTeam();
    await decide(team, { feature: 'has' }, 'ADOPTED');

    expect(await ask(team)).toEqual({ uses: null, features: undefined, decided: null });
  });

  it('adds repositories up, and orders features by what contradicts decisions', async () => {
    const team = await aTeam();
    await decide(team, { feature: 'has' }, 'DECLINED');
    await report(team, 'acme/shop', [HAS, GAP, TRANSITION]);
    await report(team, 'acme/docs', [HAS], NOW - 5 * WEEKS);

    const { uses, features, decided } = await ask(team);
    expect(uses).toMatchObject({
      featureCount: 3,
      repositories: [
        { name: 'acme/docs', ageDays: 36, fileCount: 3 },
        { name: 'acme/shop', ageDays: 1, fileCount: 3 },
      ],
    });
    expect(features).toMatchObject([
      {
        feature: { slug: 'has' },
        state: 'DECLINED',
        count: { useCount: 6, fileCount: 4, repositoryCount: 2, since: '2026-10-16' },
      },
      { feature: { slug: 'view-transitions' }, state: null },
      { feature: { slug: 'grid' }, state: null, count: { useCount: 9, fileCount: 1 } },
    ]);
    expect(decided).toEqual({ useCount: 6, fileCount: 4, repositoryCount: 2 });
  });

  it('compares uses with those of four weeks ago', async () => {
    const team = await aTeam();
    await report(team, 'acme/shop', [GAP, TRANSITION], NOW - 6 * WEEKS);
    await report(team, 'acme/shop', [{ ...GAP, count: 4 }], NOW - 5 * WEEKS);
    await report(team, 'acme/shop', [{ ...GAP, count: 20 }], NOW - 1 * WEEKS);
    await report(team, 'acme/shop', [GAP, HAS], NOW);

    const { features } = await ask(team);
    expect(features).toMatchObject([
      { feature: { slug: 'grid' }, useCountBefore: 4, count: { useCount: 9 } },
      { feature: { slug: 'has' }, useCountBefore: 0 },
    ]);
  });

  it('counts for decisions on keys, on sets, and on what is not used', async () => {
    const team = await aTeam();
    await report(team, 'acme/shop', [HAS, GAP]);
    const subjects = [
      [{ compatKey: 'css.selectors.has' }, 3],
      [{ features: ['has', 'grid', 'subgrid'] }, 12],
      [{ feature: 'subgrid' }, undefined],
    ] as const;
    for (const [subject, count] of subjects) {
      await decide(team, subject, 'ADOPTED');
      const { decided } = await ask(team, subject);
      expect((decided as { readonly useCount: number } | null)?.useCount).toBe(count);
    }
  });

  it('lists uses even where the audience of the project is gone', async () => {
    const team = await aTeam();
    await report(team, 'acme/shop', [HAS]);
    await opened.database
      .connection()
      .updateTable('projects')
      .set({ audience: `custom:${'x'.repeat(22)}` })
      .where('id', '=', localId(team.projectId))
      .execute();
    const answer = await askAs<Asked>(
      team.owner,
      `query ($slug: String!) {
        workspace(slug: $slug) {
          project(slug: "shop") {
            reportedUses { features { edges { node { feature { slug } } } } }
          }
        }
      }`,
      { slug: team.slug },
    );
    expect(answer.workspace.project.reportedUses.features.edges).toHaveLength(1);
  });
});
