import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import { getGoverningShare } from '@/domain/governingShare';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import type { DecisionState } from '@/server/teams/workspaces/decisions';
import type { UsedFeature } from './projectUses';

interface Terms {
  readonly catalogue: Catalogue;
  /** Undefined if it is gone: then nobody knows what is below the line. */
  readonly audience: Audience | undefined;
  readonly linePercent: number;
  /** By feature. */
  readonly states: ReadonlyMap<string, DecisionState>;
}

/** Contradictions first: used against a decision, below the line without one, below it with one. */
export function orderByConcern(
  features: readonly UsedFeature[],
  terms: Terms,
): readonly UsedFeature[] {
  const ranked = features.map((row) => ({ row, rank: rankOf(row.feature, terms) }));
  return ranked
    .sort((a, b) => a.rank - b.rank || b.row.count.useCount - a.row.count.useCount)
    .map(({ row }) => row);
}

function rankOf(feature: Feature, { catalogue, audience, linePercent, states }: Terms): number {
  const state = states.get(feature.slug);
  if (state === 'DECLINED' || state === 'WAITING') return 0;
  if (!audience) return 3;
  const shares = getFeatureCoverage(catalogue, feature, audience);
  if (reachesLine(getGoverningShare(shares, linePercent).share, linePercent)) return 3;
  return state?.startsWith('ADOPTED') ? 2 : 1;
}
