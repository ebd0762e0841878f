import { copyForWorkspace } from '@/server/model/audiences/copyForWorkspace';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow, WorkspaceRow } from '@/server/platform/database/Tables';
import type { Access } from './Access';
import { noteAudit } from './audit';
import { checkOneLine, checkSlug, newId } from './checkText';
import { type ImportedProject, importReviews } from './importReviews';
import { insertAll } from './insertAll';
import type { WorkspaceFile } from './WorkspaceFile';
import { createWorkspace } from './workspaces';

interface ImportOptions {
  readonly slug: string;
  readonly context: RequestContext;
  readonly now?: number;
}

/**
 * A new workspace with the projects, decisions, reviews and log of an exported one, owned by who imports it.
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
  const decisions = await insertDecisions(database, row.id, file, { actors, projects });
  const imported = {
    ...{ workspaceId: row.id, slug: row.slug, projects, decisions },
    actor: (actor: string) => actors.find(actor),
    account: (id: string) => actors.owner(id),
  };
  await importReviews(database, file, imported, context);
  await insertAll(
    file.auditLog,
    ({ at, actor, action, subject }) => ({
      id: newId(),
      workspace_id: row.id,
      at,
      actor: actors.find(actor),
      action,
      subject,
    }),
    (rows) => database.connection().insertInto('audit_entries').values(rows).execute(),
  );
  const counts = `${file.projects.length} projects, ${file.decisions.length} decisions`;
  await noteAudit(database, access, 'workspace.imported', counts, now);
  return row;
}

/** Maps actors in the file to people that this instance knows. */
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

/** Returns the new projects by their id in the file. */
async function insertProjects(
  database: Database,
  workspaceId: string,
  { projects }: WorkspaceFile,
  context: RequestContext,
): Promise<ReadonlyMap<string, ImportedProject>> {
  await context.loadAudiences(projects.map(({ audience }) => audience));
  const made = new Map<string, ImportedProject>();
  const rows: ProjectRow[] = [];
  for (const project of projects) {
    const { id, slug, name, audience, line_percent, created_at, archived_at } = project;
    const known = knownAudience(audience, context);
    const here = {
      ...known,
      audience: await copyForWorkspace(database, workspaceId, known.audience, Date.now()),
    };
    const row = {
      id: newId(),
      workspace_id: workspaceId,
      slug: checkSlug(slug),
      name: checkOneLine(name, 'file', 80),
      audience: here.audience,
      line_percent,
      version: 1,
      created_at,
      archived_at: archived_at ?? null,
    };
    made.set(id, { ...here, id: row.id, linePercent: line_percent });
    rows.push(row);
  }
  await context.loadAudiences(rows.map(({ audience }) => audience));
  await insertAll(
    rows,
    (row) => row,
    (some) => database.connection().insertInto('projects').values(some).execute(),
  );
  return made;
}

/** Own audiences stay on their instance; each decision names the audience it was made for. */
function knownAudience(key: string, context: RequestContext) {
  try {
    return { audience: context.audience(key).key, isReplaced: false };
  } catch {
    return { audience: 'world', isReplaced: true };
  }
}

async function insertDecisions(
  database: Database,
  workspaceId: string,
  { decisions }: WorkspaceFile,
  {
    actors,
    projects,
  }: { readonly actors: Actors; readonly projects: ReadonlyMap<string, ImportedProject> },
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(decisions.map(({ id }) => [id, newId()]));
  const newest = new Map<string, number>();
  const toKey = (one: { project_id: string; subject: string }) =>
    JSON.stringify([one.project_id, one.subject]);
  for (const one of decisions)
    newest.set(toKey(one), Math.max(one.version, newest.get(toKey(one)) ?? 0));
  await insertAll(
    decisions,
    (one) => ({
      id: ids.get(one.id)!,
      workspace_id: workspaceId,
      project_id: projects.get(one.project_id)!.id,
      subject: one.subject,
      version: one.version,
      state: one.state,
      rationale: one.rationale,
      fallback: one.fallback,
      author: actors.find(one.author),
      owner_id: actors.owner(one.owner_id),
      review_on: one.review_on,
      ask_at_percent: one.ask_at_percent ?? null,
      ask_when_shipped: one.ask_when_shipped ?? null,
      evidence: JSON.stringify(one.evidence),
      decided_at: one.decided_at,
      is_current: one.is_current ?? (newest.get(toKey(one)) === one.version ? 1 : 0),
      withdrawn_at: one.withdrawn_at ?? null,
    }),
    (rows) => database.connection().insertInto('decisions').values(rows).execute(),
  );
  return ids;
}
