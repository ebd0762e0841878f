import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { openDatabase } from '@/server/platform/database/openDatabase';
import type { Access } from '@/server/teams/workspaces/Access';
import { exportWorkspace } from '@/server/teams/workspaces/exportWorkspace';
import { importWorkspace } from '@/server/teams/workspaces/importWorkspace';
import { parseWorkspaceFile, type WorkspaceFile } from '@/server/teams/workspaces/WorkspaceFile';
import { changeAs } from '../../../support/askAs';
import { aPerson, aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const context = createContext(loadCatalogue(), { database: openDatabase });

/** The content of an export, without ids, people and the marks of the import itself. */
function contents({ workspace, projects, decisions, auditLog }: WorkspaceFile) {
  const slugs = new Map(projects.map(({ id, slug }) => [id, slug]));
  return {
    name: workspace.name,
    projects: projects.map(({ id: _, ...project }) => ({ ...project })).sort(bySlug),
    decisions: decisions
      .map(({ id: _, project_id, author: __, owner_id: ___, ...decision }) => ({
        ...decision,
        project: slugs.get(project_id),
      }))
      .sort((a, b) => a.version - b.version || (a.subject < b.subject ? -1 : 1)),
    log: auditLog
      .map(({ action, subject, at }) => `${at} ${action} ${subject}`)
      .filter((line) => !/workspace\.(?:exported|imported|created)/.test(line))
      .sort(),
  };
}

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1);

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  let source: string;
  beforeAll(async () => {
    team = await aTeam();
    const editor = await team.join('Edda', 'EDITOR');
    const decide = (as: typeof editor, rationale: string, expectedVersion: number) =>
      changeAs(
        as,
        'recordDecision',
        {
          projectId: team.projectId,
          subject: { feature: 'subgrid' },
          state: 'ADOPTED',
          rationale,
          askAtPercent: expectedVersion === 0 ? 12.5 : null,
          expectedVersion,
        },
        'decision { id }',
      );
    await decide(editor, 'First **thoughts**.', 0);
    await decide(team.owner, 'Second thoughts.', 1);
    const { projectId } = team;
    const adopted = { projectId, query: 'id:grid' };
    const { act } = await changeAs(team.owner, 'adoptAbove', adopted, 'act { id }');
    const { id: actId } = act as { id: string };
    await changeAs(team.owner, 'undoAct', { projectId, actId });
    source = await exportOf(team.workspaceId.slice('workspace:'.length));
  });

  const exportOf = async (workspaceId: string): Promise<string> => {
    const access: Access = { workspaceId, viewer: team.owner, actor: 'OWNER' };
    return JSON.stringify(
      await opened.database.inTransaction(() => exportWorkspace(opened.database, access)),
    );
  };

  const importAs = async (person: Team['owner'], text: string, slug: string) => {
    const file = await parseWorkspaceFile(text);
    return opened.database.inTransaction(() =>
      importWorkspace(opened.database, person, file, { slug, context }),
    );
  };

  it('makes a workspace that exports the same projects, decisions and log again', async () => {
    const row = await importAs(team.owner, source, 'copy');
    const again = await parseWorkspaceFile(await exportOf(row.id));

    expect(contents(again)).toEqual(contents(await parseWorkspaceFile(source)));
    expect(again.decisions.map(({ ask_at_percent }) => ask_at_percent)).toContain(12.5);
    expect(again.decisions.map(({ author }) => author).sort()).toEqual([
      'imported:Edda',
      `person:${team.owner.accountId}`,
      `person:${team.owner.accountId}`,
    ]);
  });

  it("makes nobody in the file a member or an author of a stranger's workspace", async () => {
    const stranger = await aPerson('Stranger');
    const row = await importAs(stranger, source, 'theirs');
    const { members, decisions } = await parseWorkspaceFile(await exportOf(row.id));

    expect(members.map(({ email }) => email)).toEqual([stranger.email]);
    expect(decisions.every(({ author }) => author.startsWith('imported:'))).toBe(true);
  });

  it('refuses an address that is taken, and leaves nothing behind', async () => {
    await expect(importAs(team.owner, source, team.slug)).rejects.toMatchObject({
      code: 'NAME_TAKEN',
      details: { path: ['slug'] },
    });
  });

  it('takes the world for an own audience that this instance does not have', async () => {
    const file = JSON.parse(source) as { projects: { audience: string }[] };
    file.projects[0]!.audience = 'custom:AAAAAAAAAAAAAAAAAAAAAA';
    const row = await importAs(team.owner, JSON.stringify(file), 'elsewhere');

    expect((await parseWorkspaceFile(await exportOf(row.id))).projects[0]?.audience).toBe('world');
  });

  const broken: readonly (readonly [string, (file: never) => unknown, string])[] = [
    ['no JSON', () => '{', 'not JSON'],
    ['another format', () => ({ format: 'other' }), '“format”'],
    [
      'a state that is none',
      (file: { decisions: { state: string }[] }) => {
        file.decisions[0]!.state = 'ROOT';
        return file;
      },
      '“decisions.0.state”',
    ],
    [
      'a decision twice',
      (file: { decisions: object[] }) => ({
        ...file,
        decisions: [...file.decisions, file.decisions[0]],
      }),
      '“decisions.3”',
    ],
    [
      'half a character',
      (file: { decisions: { rationale: string }[] }) => {
        file.decisions[0]!.rationale = '\ud800';
        return file;
      },
      '“decisions.0.rationale”',
    ],
  ];

  it.each(broken)('names the place of %s', async (_, spoil, place) => {
    const spoilt = spoil(JSON.parse(source) as never);
    const text = typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt);

    await expect(parseWorkspaceFile(text)).rejects.toThrow(place);
  });

  it('reads and checks a long file in many turns of the event loop', async () => {
    const file = JSON.parse(source) as { decisions: { version: number }[]; auditLog: unknown[] };
    const [decision] = file.decisions;
    const [entry] = file.auditLog;
    const more = Array.from({ length: 5_000 }, (_, index) => ({
      ...decision!,
      id: `d${index}`,
      subject: 'feature:aspect-ratio',
      version: index + 1,
      is_current: 0,
    }));
    const before = file.decisions.length;
    file.decisions.push(...more);
    file.auditLog = Array.from({ length: 20_000 }, () => entry);
    let turns = 0;
    const read = await parseWorkspaceFile(JSON.stringify(file), () => {
      turns += 1;
      return Promise.resolve();
    });

    expect([read.decisions.length, read.auditLog.length]).toEqual([before + 5_000, 20_000]);
    expect(turns).toBeGreaterThan(150);
    (read.decisions[4_321] as { state: string }).state = 'ROOT';
    await expect(parseWorkspaceFile(JSON.stringify(read))).rejects.toThrow(
      '“decisions.4321.state”',
    );
  });

  it('refuses a long file of something else by its beginning', async () => {
    let turns = 0;
    await expect(
      parseWorkspaceFile(`{"format":"other","decisions":[${'{},'.repeat(1_000_000)}{}]}`, () => {
        turns += 1;
        return Promise.resolve();
      }),
    ).rejects.toThrow('“format”');
    expect(turns).toBe(0);
  });
});
