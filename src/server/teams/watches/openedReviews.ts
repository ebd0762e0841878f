import { teamHref } from '@/domain/routes/teams';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Database } from '@/server/platform/database/Database';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { subjectName } from '@/server/teams/workspaces/Subject';
import type { FoundReview } from './recordEvents';
import { type ProjectSubjects, watchedProject } from './WatchSubject';

const MONTH_MS = 30 * 86_400_000;
const MOST = 1_000;

/** Facts about the projects that a batch of watches names. */
export interface ProjectFacts {
  readonly subjects: ProjectSubjects;
  /** Of the last 30 days, by project. */
  readonly reviews: ReadonlyMap<string, readonly OpenedReview[]>;
}

interface OpenedReview extends FoundReview {
  readonly openedAt: number;
}

export async function projectFacts(
  database: Database,
  watches: readonly WatchRow[],
  { catalogue, now }: { readonly catalogue: Catalogue; readonly now: number },
): Promise<ProjectFacts> {
  const ids = [...new Set(watches.flatMap(({ subject }) => watchedProject(subject) ?? []))];
  const [subjects, reviews] = [new Map<string, string[]>(), new Map<string, OpenedReview[]>()];
  if (ids.length === 0) return { subjects, reviews };
  const connection = database.connection();
  const projects = await connection
    .selectFrom('projects')
    .innerJoin('workspaces', 'workspaces.id', 'projects.workspace_id')
    .select(['projects.id', 'projects.slug', 'workspaces.slug as team'])
    .where('projects.id', 'in', ids)
    .execute();
  for (const { id } of projects) subjects.set(id, []);
  const decided = await connection
    .selectFrom('decisions')
    .select(['project_id', 'subject'])
    .where('project_id', 'in', ids)
    .where('is_current', '=', 1)
    .execute();
  for (const { project_id, subject } of decided) subjects.get(project_id)?.push(subject);
  const opened = await connection
    .selectFrom('reviews')
    .innerJoin('decisions', 'decisions.id', 'reviews.decision_id')
    .select(['reviews.id', 'reviews.project_id', 'reviews.finding', 'reviews.opened_at'])
    .select('decisions.subject')
    .where('reviews.project_id', 'in', ids)
    .where('reviews.opened_at', '>', now - MONTH_MS)
    .orderBy('reviews.opened_at', 'desc')
    .limit(MOST)
    .execute();
  for (const { id, project_id, finding, opened_at, subject } of opened) {
    const project = projects.find((one) => one.id === project_id);
    if (!project) continue;
    const { sentence, beforeShare, afterShare } = JSON.parse(finding) as FoundReview;
    const name = subject.slice(subject.indexOf(':') + 1);
    const review = {
      id,
      name: subjectName(catalogue, subject),
      sentence,
      beforeShare,
      afterShare,
      path: teamHref.decide(project.team, project.slug, name),
      projectPath: teamHref.project(project.team, project.slug),
      openedAt: Number(opened_at),
    };
    reviews.set(project_id, [...(reviews.get(project_id) ?? []), review]);
  }
  return { subjects, reviews };
}

/** Those that came after the watch was made; that each is reported once is up to who records them. */
export function newReviews(
  { subject, created_at }: WatchRow,
  { reviews }: ProjectFacts,
): readonly FoundReview[] {
  const project = watchedProject(subject);
  return (reviews.get(project ?? '') ?? []).filter(({ openedAt }) => openedAt > Number(created_at));
}
