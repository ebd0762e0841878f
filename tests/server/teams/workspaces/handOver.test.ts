import type { Person } from '@/server/model/features/Viewer';
import { askAs, changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

interface Answer {
  readonly workspace: {
    readonly members: {
      readonly edges: readonly {
        readonly node: { readonly name: string; readonly role: string };
      }[];
    };
    readonly auditLog: {
      readonly edges: readonly {
        readonly node: { readonly action: string; readonly subject: string };
      }[];
    };
  };
  readonly viewer: {
    readonly inbox: {
      readonly edges: readonly {
        readonly node: {
          readonly reason: string;
          readonly sentence: string;
          readonly path: string;
        };
      }[];
    };
  };
}

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  let heir: Person;
  beforeEach(async () => {
    team = await aTeam();
    heir = await team.join('Hedy', 'EDITOR');
  });

  const memberId = ({ accountId }: Person) =>
    `member:${team.workspaceId.slice('workspace:'.length)}.${accountId}`;
  const handOver = (from: Person, to: Person) =>
    changeAs(
      from,
      'handOverWorkspace',
      { memberId: memberId(to) },
      'workspace { role permissions }',
    );
  const see = (person: Person) =>
    askAs<Answer>(
      person,
      `query ($slug: String!) {
        viewer { inbox { edges { node { reason sentence path } } } }
        workspace(slug: $slug) {
          members(first: 10) { edges { node { name role } } }
          auditLog(first: 1) { edges { node { action subject } } }
        }
      }`,
      { slug: team.slug },
    );
  const rolesOf = async (person: Person) =>
    (await see(person)).workspace.members.edges.map(({ node }) => `${node.name} ${node.role}`);

  it('never makes anyone an owner of more workspaces than an account can own', async () => {
    const workspaces = await ownMany(heir);
    const refused = { code: 'TEAM_LIMIT' };
    const handedOver = await handOver(team.owner, heir);

    expect(handedOver.problems).toMatchObject([refused]);
    expect(handedOver.problems[0]!.message).toMatch(/^Hedy owns 20 workspaces already/);
    expect(await rolesOf(team.owner)).toEqual(['Olga Owner OWNER', 'Hedy EDITOR']);
    const change = { memberId: memberId(heir), role: 'OWNER' };
    expect((await changeAs(team.owner, 'changeRole', change)).problems).toMatchObject([refused]);
    const other = await aTeam();
    await expect(other.join('Heidi', 'OWNER')).resolves.toBeDefined();
    await expect(other.add(heir, 'OWNER')).rejects.toMatchObject(refused);

    await changeAs(heir, 'deleteWorkspace', { workspaceId: workspaces[0]!, isWanted: true });
    expect((await handOver(team.owner, heir)).problems).toEqual([]);
    const kept = { workspaceId: workspaces[0]!, isWanted: false };
    expect((await changeAs(heir, 'deleteWorkspace', kept)).problems).toMatchObject([refused]);
  });

  it('makes one member the owner and the other an admin, says so to both, and notes it', async () => {
    const { workspace, problems } = await handOver(team.owner, heir);

    expect(problems).toEqual([]);
    expect(workspace).toMatchObject({ role: 'ADMIN' });
    expect((workspace as { permissions: string[] }).permissions).not.toContain('own');
    expect(await rolesOf(heir)).toEqual(['Olga Owner ADMIN', 'Hedy OWNER']);
    const seen = await see(heir);
    expect(seen.viewer.inbox.edges[0]!.node).toEqual({
      reason: 'MANAGES_WORKSPACE',
      sentence: 'Olga Owner handed Team over to you. You are its owner now.',
      path: `/w/${team.slug}/settings`,
    });
    expect(seen.workspace.auditLog.edges[0]!.node).toEqual({
      action: 'workspace.handed_over',
      subject: 'Olga Owner → Hedy',
    });
    expect((await handOver(team.owner, heir)).problems).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('needs another member of the same workspace', async () => {
    expect((await handOver(team.owner, team.owner)).problems).toMatchObject([
      { code: 'TEXT_INVALID', path: ['memberId'] },
    ]);
    const stranger = (await aTeam()).owner;
    expect((await handOver(team.owner, stranger)).problems).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await rolesOf(heir)).toEqual(['Olga Owner OWNER', 'Hedy EDITOR']);
  });

  it('leaves at least one owner, whatever happens to the new one at that moment', async () => {
    const admin = await team.join('Adam', 'ADMIN');
    await Promise.all([
      handOver(team.owner, heir),
      changeAs(admin, 'removeMember', { memberId: memberId(heir) }),
      changeAs(heir, 'leaveWorkspace', { workspaceId: team.workspaceId }),
      changeAs(admin, 'changeRole', { memberId: memberId(heir), role: 'VIEWER' }),
    ]);

    expect((await rolesOf(admin)).filter((line) => line.endsWith(' OWNER'))).toHaveLength(1);
  });

  it('lets two owners hand over to each other at once', async () => {
    await changeAs(team.owner, 'changeRole', { memberId: memberId(heir), role: 'OWNER' });
    await Promise.all([handOver(team.owner, heir), handOver(heir, team.owner)]);

    expect((await rolesOf(heir)).filter((line) => line.endsWith(' OWNER'))).toHaveLength(1);
  });
});

/** As many workspaces as an account can own; their ids. */
async function ownMany(person: Person): Promise<string[]> {
  const ids = [];
  for (let at = 0; at < 20; at += 1) {
    const slug = `own-${at}-${person.accountId.slice(-8)}`;
    const made = await changeAs(
      person,
      'createWorkspace',
      { name: 'Own', slug },
      'workspace { id }',
    );
    ids.push((made.workspace as { id: string }).id);
  }
  return ids;
}
