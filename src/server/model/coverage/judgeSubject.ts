// A subject and an audience → the verdict that pages, files, pictures and tools repeat. It names the
// audience and the line, because those who read it elsewhere chose neither.
import type { Audience } from '@/domain/Audience';
import { getBaselineTarget } from '@/domain/baselineTarget';
import type { Day } from '@/domain/Day';
import type { MeasuredShare } from '@/domain/measuredWords';
import { getVerdict, type Verdict } from '@/domain/verdict';
import type { Browser, Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { type Baseline, getBaseline, getKeyBaseline } from '@/server/data/catalogue/getBaseline';
import { getFeatureBlockerRanges, getKeyBlockerRanges } from './blockerRanges';
import { getFeatureShortBrowsers, getKeyShortBrowsers, type ShortBrowser } from './blockers';
import {
  type Coverage,
  getFeatureCoverage,
  getFeatureError,
  getKeyCoverage,
  getKeyError,
} from './coverage';
import { getPartialBrowsers } from './partialBrowsers';
import { getPartialReasons, type PartialReason } from './partialReason';
import type { SetCoverage } from './setCoverage';

export type JudgedSubject =
  | { readonly feature: Feature }
  | { readonly key: CompatKey }
  | { readonly set: SetCoverage };

interface Terms {
  readonly catalogue: Catalogue;
  readonly today: Day;
  readonly audience: Audience;
  readonly linePercent: number;
}

/** The verdict, and the facts that it rests on. */
export interface Judged {
  readonly verdict: Verdict;
  readonly coverage: Coverage;
  /** How sure the shares are. Absent unless the audience was measured. */
  readonly measured?: MeasuredShare | undefined;
  /** Absent for a set. */
  readonly baseline?: Baseline;
  readonly partialBrowsers: readonly Browser[];
  readonly shortBrowsers: readonly ShortBrowser[];
}

export function judgeSubject(of: JudgedSubject, terms: Terms): Judged {
  const facts = collectFacts(of, terms);
  const { coverage, baseline, partialBrowsers, shortBrowsers, statuses, isDiscouraged } = facts;
  const { audience, linePercent } = terms;
  const verdict = getVerdict({
    shares: coverage,
    linePercent,
    baseline: baseline && { ...baseline, partialBrowsers },
    shortBrowsers: shortBrowsers.map(({ browser, newestSupports }) => ({
      name: browser.name,
      newestSupports,
    })),
    partialReason: explainPartial(of, terms)[0]?.facts,
    isDiscouraged,
    isFixed: audience.isFixed === true,
    audienceName: audience.name,
    target: getBaselineTarget(audience.key, statuses),
    ...('set' in of && of.set.features.length > 1 && { subject: 'all' as const }),
  });
  const measured = findError(of, terms);
  return {
    verdict,
    coverage,
    measured,
    partialBrowsers,
    shortBrowsers,
    ...(baseline && { baseline }),
  };
}

/** How sure the shares of a subject are. Undefined for audiences that were not measured. */
export function findError(
  of: JudgedSubject,
  { catalogue, audience }: Pick<Terms, 'catalogue' | 'audience'>,
): MeasuredShare | undefined {
  if ('set' in of) return of.set.measured();
  return 'feature' in of
    ? getFeatureError(catalogue, of.feature, audience)
    : getKeyError(catalogue, of.key, audience);
}

/**
 * Why support is partial, what holds for most people first; empty if nobody has it in part, or the
 * data doesn't say why.
 */
export function explainPartial(
  of: JudgedSubject,
  { catalogue, audience }: Pick<Terms, 'catalogue' | 'audience'>,
  max = 1,
): readonly PartialReason[] {
  if ('set' in of) return [];
  const ranges =
    'feature' in of
      ? getFeatureBlockerRanges(catalogue, of.feature, audience)
      : getKeyBlockerRanges(catalogue, of.key, audience);
  return getPartialReasons(catalogue, getParts(of), ranges, { weights: audience.weights, max });
}

/** The keys whose statements say why support is partial. */
export function getParts(of: JudgedSubject): readonly CompatKey[] {
  if ('set' in of) return [];
  return 'feature' in of ? of.feature.keys.filter(({ hasData }) => hasData) : [of.key];
}

function collectFacts(of: JudgedSubject, { catalogue, today, audience }: Terms) {
  if ('feature' in of) {
    const { feature } = of;
    const baseline = getBaseline(feature, today);
    return {
      coverage: getFeatureCoverage(catalogue, feature, audience),
      baseline,
      partialBrowsers: getPartialBrowsers(catalogue, of, baseline.missingBrowsers),
      shortBrowsers: getFeatureShortBrowsers(catalogue, feature, audience),
      statuses: [baseline],
      isDiscouraged: feature.discouraged !== undefined,
    };
  }
  if ('key' in of) {
    const { key } = of;
    const baseline = getKeyBaseline(key, today);
    return {
      coverage: getKeyCoverage(catalogue, key, audience),
      baseline,
      partialBrowsers: getPartialBrowsers(catalogue, of, baseline.missingBrowsers),
      shortBrowsers: getKeyShortBrowsers(catalogue, key, audience),
      statuses: [baseline],
      isDiscouraged: key.isDeprecated || key.feature?.discouraged !== undefined,
    };
  }
  const { set } = of;
  return {
    coverage: set.shares,
    baseline: undefined,
    partialBrowsers: [],
    shortBrowsers: set.shortBrowsers(),
    statuses: set.features.map((feature) => getBaseline(feature, today)),
    isDiscouraged: set.features.some(({ discouraged }) => discouraged !== undefined),
  };
}
