// "What if we drop Safari 15?": the floors of a policy against those of its rule.
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { getAutomaticFloors } from './automaticFloors';
import { getKeptShare } from './Cut';
import { getNeeds } from './Needs';
import type { Policy } from './Policy';
import { getTargets, type Targets } from './targets';
import { lostValueBetween } from './valueLost';

export interface PolicyChange {
  /**
   * The share of the audience that the floors drop beyond the rule's, 0–1; negative if they drop
   * less.
   */
  readonly lostShare: number;
  /** The same of what their visits are worth, where that is known. */
  readonly lostValueShare: number | undefined;
  /** Features that work in every release at or above the floors, and not at the rule's. */
  readonly gained: readonly Feature[];
  /** The other way round. */
  readonly lost: readonly Feature[];
  /** Compiler targets for the rule's own floors. */
  readonly ruleTargets: Targets;
}

export function getPolicyChange(catalogue: Catalogue, policy: Policy): PolicyChange {
  const { audience, cut } = policy;
  const byRule = getAutomaticFloors(catalogue, policy);
  const own = byRule.cut;
  const needs = getNeeds(catalogue, audience);
  const [before, after] = [own, cut].map((at) => new Set(needs.featuresAt(at)));
  return {
    lostShare: getKeptShare(catalogue, own, audience) - getKeptShare(catalogue, cut, audience),
    lostValueShare: lostValueBetween(catalogue, { before: own, after: cut }, audience),
    gained: [...after!].filter((feature) => !before!.has(feature)),
    lost: [...before!].filter((feature) => !after!.has(feature)),
    ruleTargets: getTargets(catalogue, { ...policy, ...byRule }),
  };
}
