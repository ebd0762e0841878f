// Decisions of the last month as events: proposed, recorded, replaced, and given to an owner.
import { teamHref } from '@/domain/routes/teams';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Database } from '@/server/platform/database/Database';
import { inChunks } from '@/server/platform/database/inChunks';
import type { DecisionRow } from '@/server/platform/database/Tables';
import { decisionWord } from '@/server/teams/workspaces/decisionWord';
import { findActorName } from '@/server/teams/workspaces/findActorName';
import { subjectName } from '@/server/teams/workspaces/Subject';
import type { DatedNews, DecisionKind, NewsByProject, ProjectPath } from './ProjectNews';

/** More than there are features to adopt in one act. */
const MOST = 2_000;

type Recorded = Pick<
  DecisionRow,
  'id' | 'project_id' | 'subject' | 'version' | 'state' | 'author' | 'owner_id' | 'decided_at'
>;

interface Looking {
  readonly catalogue: Catalogue;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** The newest decisions of the projects that were not taken back, at most 2,000. */
export async function findRecordedDecisions(
  database: Database,
  projects: readonly ProjectPath[],
  { catalogue, since }: Looking,
): Promise<NewsByProject> {
  const projectIds = projects.map(({ id }) => id);
  const rows = await selectDecisions(database, projectIds)
    .where('decided_at', '>', since)
    .orderBy('decided_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const earlier = await findEarlier(database, projectIds, rows);
  const nameOf = namesOf(database);
  const news = new Map<string, DatedNews[]>(projectIds.map((id) => [id, []]));
  for (const row of rows) {
    const project = projects.find(({ id }) => id === row.project_id)!;
    const former = earlier
      .get(keyOf(row))
      ?.filter(({ version }) => version < row.version)
      .toSorted((a, b) => b.version - a.version)[0];
    const found = { row, former, project, catalogue };
    news.get(row.project_id)!.push(...(await toNews(found, nameOf)));
  }
  return news;
}

const selectDecisions = (database: Database, projectIds: readonly string[]) =>
  database
    .connection()
    .selectFrom('decisions')
    .select(['id', 'project_id', 'subject', 'version', 'state', 'author', 'owner_id', 'decided_at'])
    .where('project_id', 'in', projectIds)
    .where('withdrawn_at', 'is', null);

const keyOf = ({ project_id, subject }: Recorded): string => `${project_id} ${subject}`;

/** All decisions on the same subjects, by project and subject. */
async function findEarlier(
  database: Database,
  projectIds: readonly string[],
  rows: readonly Recorded[],
): Promise<ReadonlyMap<string, readonly Recorded[]>> {
  const subjects = [...new Set(rows.filter(isLater).map(({ subject }) => subject))];
  const found = new Map<string, Recorded[]>();
  for (const some of inChunks(subjects))
    for (const row of await selectDecisions(database, projectIds)
      .where('subject', 'in', some)
      .execute())
      found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return found;
}

const isLater = ({ version }: Recorded): boolean => version > 1;

interface Found {
  readonly row: Recorded;
  /** The decision it took the place of. */
  readonly former: Recorded | undefined;
  readonly project: ProjectPath;
  readonly catalogue: Catalogue;
}

type NameOf = (actor: string) => Promise<string>;

/** The decision itself, and its owner where that is news to someone. */
async function toNews(
  { row, former, project, catalogue }: Found,
  nameOf: NameOf,
): Promise<readonly DatedNews[]> {
  const { id, state, author, owner_id, subject, decided_at } = row;
  const who = await nameOf(author);
  const where = `${subjectName(catalogue, subject)} in ${project.name}`;
  const name = subject.slice(subject.indexOf(':') + 1);
  const common = {
    subject: name,
    decision: { id: `decision:${id}`, project: project.slug, by: who },
    actor: author,
    path: teamHref.decide(project.team, project.slug, name),
    projectPath: teamHref.project(project.team, project.slug),
    happenedAt: Number(decided_at),
  };
  const kind = kindOf(row, former);
  const recorded: DatedNews = {
    ...{ ...common, kind, id: `decision:${id}/${kind}` },
    ...{ before: former?.state ?? null, after: state },
    sentence: sentenceOf({ row, former, who, where }),
  };
  const isNewOwner =
    state !== 'PROPOSED' &&
    owner_id !== null &&
    owner_id !== former?.owner_id &&
    author !== `person:${owner_id}`;
  if (!isNewOwner) return [recorded];
  const owner = await nameOf(`person:${owner_id}`);
  const before = former?.owner_id == null ? null : await nameOf(`person:${former.owner_id}`);
  const assigned: DatedNews = {
    ...{ ...common, kind: 'decision.assigned', id: `decision:${id}/decision.assigned` },
    ...{ before, after: owner },
    sentence: `${who} made ${owner} the owner of the decision on ${where}.`,
  };
  return [recorded, assigned];
}

function kindOf({ state }: Recorded, former: Recorded | undefined): DecisionKind {
  if (state === 'PROPOSED') return 'decision.proposed';
  return former && former.state !== 'PROPOSED' ? 'decision.superseded' : 'decision.recorded';
}

interface Sentence {
  readonly row: Recorded;
  readonly former: Recorded | undefined;
  readonly who: string;
  readonly where: string;
}

function sentenceOf({ row: { state }, former, who, where }: Sentence): string {
  const word = decisionWord(state);
  if (state === 'PROPOSED') return `${who} proposes a decision on ${where}.`;
  if (!former) return `${who} saved a decision on ${where}: ${word}.`;
  return former.state === 'PROPOSED'
    ? `${who} answered the proposal on ${where}: ${word}.`
    : `${who} replaced the decision on ${where}: ${decisionWord(former.state)} → ${word}.`;
}

/** Many decisions have one author: each is looked up once. */
function namesOf(database: Database): NameOf {
  const known = new Map<string, Promise<string>>();
  return (actor) => {
    const name = known.get(actor) ?? findActorName(database, actor);
    known.set(actor, name);
    return name;
  };
}
