import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Person } from '@/server/model/features/Viewer';
import { openDatabase } from '@/server/platform/database/openDatabase';
import type { Role } from '@/server/teams/workspaces/Access';
import { acceptInvitation, invite } from '@/server/teams/workspaces/invitations';
import { changeAs } from './askAs';

let count = 0;

/** An account of its own, without a way in: passwords take long to hash. */
export async function aPerson(name: string): Promise<Person> {
  count += 1;
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${count}@example.org`;
  const accountId = `person-${count}-${randomUUID()}`;
  const database = await openDatabase();
  const isProved = database.kind === 'sqlite' ? 0 : false;
  const now = new Date().toISOString();
  await sql`insert into accounts (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values (${accountId}, ${name}, ${email}, ${isProved}, ${now}, ${now})`.execute(
    database.connection(),
  );
  return { kind: 'person', accountId, name, email, sessionId: `session-${count}` };
}

export interface Team {
  readonly owner: Person;
  /** Global ids. */
  readonly workspaceId: string;
  readonly projectId: string;
  readonly slug: string;
  join(name: string, role: Role): Promise<Person>;
  /** Someone who has an account. */
  add(person: Person, role: Role): Promise<void>;
}

/** A workspace with a project `shop`, for the world with a line of 95 %. */
export async function aTeam(): Promise<Team> {
  const owner = await aPerson('Olga Owner');
  const slug = `team-${count}`;
  const made = await changeAs(owner, 'createWorkspace', { name: 'Team', slug }, 'workspace { id }');
  const { id: workspaceId } = made.workspace as { id: string };
  const draft = { workspaceId, name: 'Shop', slug: 'shop', audience: 'world', linePercent: 95 };
  const project = await changeAs(owner, 'createProject', draft, 'project { id }');
  const local = workspaceId.slice('workspace:'.length);
  const add = async (person: Person, role: Role): Promise<void> => {
    const database = await openDatabase();
    const access = { workspaceId: local, viewer: owner, actor: 'OWNER' as const };
    await database.inTransaction(async () => {
      const { token } = await invite(database, access, { email: person.email, role });
      await acceptInvitation(database, person, token);
    });
  };
  return {
    owner,
    workspaceId,
    projectId: (project.project as { id: string }).id,
    slug,
    join: async (name, role) => {
      const person = await aPerson(name);
      await add(person, role);
      return person;
    },
    add,
  };
}
