import { teamHref } from '@/domain/routes/teams';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Database } from '@/server/platform/database/Database';
import { subjectName } from '@/server/teams/workspaces/Subject';
import type { DatedNews, NewsByProject, ProjectPath } from './ProjectNews';

const MOST = 1_000;

interface StoredFinding {
  readonly sentence: string;
  readonly beforeShare: number;
  readonly afterShare: number;
}

/** The newest reviews of the projects, at most 1,000. */
export async function findOpenedReviews(
  database: Database,
  projects: readonly ProjectPath[],
  { catalogue, since }: { readonly catalogue: Catalogue; readonly since: number },
): Promise<NewsByProject> {
  const reviews = new Map<string, DatedNews[]>();
  const opened = await database
    .connection()
    .selectFrom('reviews')
    .innerJoin('decisions', 'decisions.id', 'reviews.decision_id')
    .select(['reviews.id', 'reviews.project_id', 'reviews.finding', 'reviews.opened_at'])
    .select('decisions.subject')
    .where(
      'reviews.project_id',
      'in',
      projects.map(({ id }) => id),
    )
    .where('reviews.opened_at', '>', since)
    .orderBy('reviews.opened_at', 'desc')
    .limit(MOST)
    .execute();
  for (const { id, project_id, finding, opened_at, subject } of opened) {
    const project = projects.find((one) => one.id === project_id)!;
    const { sentence, beforeShare, afterShare } = JSON.parse(finding) as StoredFinding;
    const name = subject.slice(subject.indexOf(':') + 1);
    const review: DatedNews = {
      kind: 'review.opened',
      id: `review:${id}`,
      subject: subjectName(catalogue, subject),
      sentence,
      before: beforeShare,
      after: afterShare,
      path: teamHref.decide(project.team, project.slug, name),
      projectPath: teamHref.project(project.team, project.slug),
      happenedAt: Number(opened_at),
    };
    reviews.set(project_id, [...(reviews.get(project_id) ?? []), review]);
  }
  return reviews;
}
