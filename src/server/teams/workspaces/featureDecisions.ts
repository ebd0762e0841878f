// A project's decisions by feature, for lists of features and its policy. Pitfalls: adopting a set
// adopts its features, but a decision on a feature itself wins; and a proposal, which programs can
// make, supersedes nothing.
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { FeatureDecisions } from '@/server/model/features/featurePredicate';
import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow } from '@/server/platform/database/Tables';
import type { DecisionState } from './decisions';
import { findSubject } from './Subject';

export interface FeatureDecision {
  readonly slug: string;
  readonly state: DecisionState;
  /** True if an open review asks about it. */
  readonly isAsked: boolean;
}

/** At most one a feature; none for features on which nothing was decided. */
export async function featureDecisions(
  database: Database,
  catalogue: Catalogue,
  { id }: Pick<ProjectRow, 'id'>,
): Promise<readonly FeatureDecision[]> {
  const rows = await database
    .connection()
    .selectFrom('decisions')
    .leftJoin('reviews', (join) =>
      join.onRef('reviews.decision_id', '=', 'decisions.id').on('reviews.state', '=', 'OPEN'),
    )
    .select(['decisions.subject', 'decisions.state', 'reviews.id as review'])
    .where('decisions.project_id', '=', id)
    .where('decisions.is_current', '=', 1)
    .orderBy('decisions.subject')
    .execute();
  const decided = new Map<string, FeatureDecision>();
  // Sorted by subject, features come before sets.
  const isProposal = ({ state }: (typeof rows)[number]) => state === 'PROPOSED';
  const ranked = [...rows.filter((row) => !isProposal(row)), ...rows.filter(isProposal)];
  for (const { subject, state, review } of ranked) {
    const found = subject.startsWith('key:') ? undefined : findSubject(catalogue, subject);
    if (!found || found.kind === 'key') continue;
    if (found.kind === 'set' && !state.startsWith('ADOPTED')) continue;
    const features = found.kind === 'set' ? found.set.features : [found.feature];
    for (const { slug } of features)
      if (!decided.has(slug)) decided.set(slug, { slug, state, isAsked: review !== null });
  }
  return [...decided.values()];
}

const VALUES = {
  PROPOSED: ['proposed', 'open'],
  ADOPTED: ['adopted'],
  ADOPTED_WITH_FALLBACK: ['adopted', 'with_fallback'],
  WAITING: ['waiting'],
  DECLINED: ['declined'],
} as const satisfies Record<DecisionState, readonly string[]>;

/** The same for `decision:` of the query language. */
export const decidedValues = (decisions: readonly FeatureDecision[]): FeatureDecisions =>
  new Map(
    decisions.map(({ slug, state, isAsked }) => [
      slug,
      new Set([...VALUES[state], ...(isAsked ? (['open'] as const) : [])]),
    ]),
  );
