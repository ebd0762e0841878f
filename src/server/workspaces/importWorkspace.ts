import type { Person } from '@/domain/Viewer';
import type { Database } from '@/server/database/Database';
import type { WorkspaceRow } from '@/server/database/Tables';
import type { RequestContext } from '@/server/features/RequestContext';
import type { Access } from './Access';
import { noteAudit } from './audit';
import { checkLine, checkSlug, newId } from './checkText';
import type { WorkspaceFile } from './WorkspaceFile';
import { createWorkspace } from './workspaces';

interface ImportOptions {
  readonly slug: string;
  readonly context: RequestContext;
  readonly now?: number;
}

/** Rows of one statement: databases limit how many values it has. */
const CHUNK = 50;

/**
 * A new workspace with the projects, decisions and log of an exported one, owned by who imports it.
 * People of the file become names: a file proves nothing about accounts here. Members are invited,
 * and tokens and links made, again.
 * @throws Refusal TEXT_INVALID, NAME_TAKEN, TEAM_LIMIT
 */
export async function importWorkspace(
  database: Database,
  person: Person,
  file: WorkspaceFile,
  { slug, context, now = Date.now() }: ImportOptions,
): Promise<WorkspaceRow> {
  const row = await createWorkspace(database, person, { name: file.workspace.name, slug }, now);
  const access: Access = { workspaceId: row.id, viewer: person, actor: 'OWNER' };
  const actors = new Actors(file, person);
  const projects = await insertProjects(database, row.id, file, context);
  await insertDecisions(database, row.id, file, { actors, projects });
  await insertAll(
    file.auditLog.map(({ at, actor, action, subject }) => ({
      id: newId(),
      workspace_id: row.id,
      at,
      actor: actors.find(actor),
      action,
      subject,
    })),
    (rows) => database.connection().insertInto('audit_entries').values(rows).execute(),
  );
  const counts = `${file.projects.length} projects, ${file.decisions.length} decisions`;
  await noteAudit(database, access, 'workspace.imported', counts, now);
  return row;
}

/** Who did what, as far as it can be said here. */
class Actors {
  readonly #names = new Map<string, string>();
  readonly #own: string | undefined;

  constructor(
    { members, tokens }: WorkspaceFile,
    readonly person: Person,
  ) {
    for (const { id, name } of members) this.#names.set(`person:${id}`, name);
    for (const { id, name } of tokens) this.#names.set(`program:${id}`, name);
    this.#own = members.find(({ email }) => email === person.email)?.id;
  }

  find(actor: string): string {
    if (actor.startsWith('imported:')) return actor;
    if (this.owner(actor.replace(/^person:/, '')) !== null)
      return `person:${this.person.accountId}`;
    return `imported:${this.#names.get(actor) ?? 'A former member'}`;
  }

  owner(id: string | null): string | null {
    return id !== null && id === this.#own ? this.person.accountId : null;
  }
}

/** The new id of each project, by its id in the file. */
async function insertProjects(
  database: Database,
  workspaceId: string,
  { projects }: WorkspaceFile,
  context: RequestContext,
): Promise<ReadonlyMap<string, string>> {
  await context.loadAudiences(projects.map(({ audience }) => audience));
  const ids = new Map<string, string>();
  const rows = projects.map(({ id, slug, name, audience, line_percent, created_at }) => {
    const made = newId();
    ids.set(id, made);
    return {
      id: made,
      workspace_id: workspaceId,
      slug: checkSlug(slug),
      name: checkLine(name, 'file', 80),
      audience: knownAudience(audience, context),
      line_percent,
      version: 1,
      created_at,
    };
  });
  await insertAll(rows, (some) =>
    database.connection().insertInto('projects').values(some).execute(),
  );
  return ids;
}

/** Own audiences stay on the instance that made them; each decision says what it was made for. */
function knownAudience(key: string, context: RequestContext): string {
  try {
    return context.audience(key).key;
  } catch {
    return 'world';
  }
}

async function insertDecisions(
  database: Database,
  workspaceId: string,
  { decisions }: WorkspaceFile,
  { actors, projects }: { readonly actors: Actors; readonly projects: ReadonlyMap<string, string> },
): Promise<void> {
  const newest = new Map<string, number>();
  const keyOf = (one: { project_id: string; subject: string }) =>
    JSON.stringify([one.project_id, one.subject]);
  for (const one of decisions)
    newest.set(keyOf(one), Math.max(one.version, newest.get(keyOf(one)) ?? 0));
  await insertAll(
    decisions.map((one) => ({
      id: newId(),
      workspace_id: workspaceId,
      project_id: projects.get(one.project_id)!,
      subject: one.subject,
      version: one.version,
      state: one.state,
      rationale: one.rationale,
      fallback: one.fallback,
      author: actors.find(one.author),
      owner_id: actors.owner(one.owner_id),
      review_on: one.review_on,
      evidence: JSON.stringify(one.evidence),
      decided_at: one.decided_at,
      is_current: one.is_current ?? (newest.get(keyOf(one)) === one.version ? 1 : 0),
      withdrawn_at: one.withdrawn_at ?? null,
    })),
    (rows) => database.connection().insertInto('decisions').values(rows).execute(),
  );
}

async function insertAll<Row>(
  rows: readonly Row[],
  insert: (rows: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK)
    await insert(rows.slice(start, start + CHUNK));
}
