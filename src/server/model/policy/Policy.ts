// (audience, line, accepted and refused features) → what a team supports, as one object that every
// format is written from.
// Ruled by docs/decisions/0025-policy.md.
import { createHash } from 'node:crypto';
import type { Audience } from '@/domain/Audience';
import { missesLineInPart } from '@/domain/CoverageShares';
import type { Day } from '@/domain/Day';
import { MAX_DECIDED } from '@/domain/featureSetLimits';
import { formatList } from '@/domain/format';
import { getGoverningShare } from '@/domain/governingShare';
import { Refusal } from '@/domain/Refusal';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { type AbsentFeature, resolveFeatureSet } from '@/server/model/features/FeatureSet';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { type Cut, getKeptShare } from './Cut';
import { FALLBACK_RULES } from './fallbackRules.data';
import type { GivenUpBrowser, PolicyFloor } from './PolicyFloor';
import type { PolicyRule } from './PolicyRule';
import { setFloors } from './setFloors';
import { getPolicyValue, type PolicyValue } from './valueLost';

export interface PolicyTerms {
  /** An audience's key. */
  readonly audience: string;
  /** Above 0 and at most 100. */
  readonly linePercent: number;
  /** Slugs. */
  readonly adopt?: readonly string[];
  readonly decline?: readonly string[];
  /** How many of each are taken: as many as a person writes, unless a project keeps them. */
  readonly maxDecided?: number;
  readonly rule?: PolicyRule;
  /** Floors other than the rule's: `safari:16.4`, or `safari:none` to give a browser up. */
  readonly floors?: readonly string[];
}

export interface Policy {
  /** `p_` and a hash of everything below but the day. */
  readonly hash: string;
  readonly audience: Audience;
  readonly linePercent: number;
  readonly rule: PolicyRule;
  /** Floors of the team's own, as in the terms. */
  readonly moved: readonly string[];
  /** In the order of browsers; those that nobody uses are left out. */
  readonly floors: readonly PolicyFloor[];
  readonly givenUp: readonly GivenUpBrowser[];
  /** The share of the audience at or above the floors, 0–1. */
  readonly supportedShare: number;
  /** The revenue or conversions that the floors keep, if the audience has such data. */
  readonly value: PolicyValue | undefined;
  /** Decided by the team, by slug. */
  readonly adopted: readonly Feature[];
  readonly declined: readonly Feature[];
  /**
   * Neither refused nor discouraged, and not known to be below the line: people whose release is
   * unknown are counted on neither side, as for floors.
   */
  readonly above: readonly Feature[];
  /** Those of `above` whose governing share counts people with partial support. */
  readonly aboveInPart: readonly Feature[];
  /** Accepted by the team although they are below the line. */
  readonly acceptedBelow: readonly Feature[];
  /** Everything a team's tools report: refused, discouraged, or below the line. */
  readonly refused: readonly Feature[];
  /** Names in the terms that no feature has. */
  readonly absent: readonly AbsentFeature[];
  readonly fallbackRules: readonly string[];
  readonly packages: Catalogue['packages'];
  readonly day: Day;
  readonly cut: Cut;
}

/** @throws Refusal if the terms conflict or the audience does not exist */
export function buildPolicy(context: RequestContext, terms: PolicyTerms): Policy {
  const { catalogue, today } = context;
  const audience = context.audience(terms.audience);
  const { linePercent, rule = 'AGE', floors: moved = [] } = terms;
  const decided = resolveDecisions(catalogue, terms);
  const { cut, ...browsers } = setFloors(catalogue, audience, {
    linePercent,
    rule,
    moved,
    day: today,
  });
  const content = {
    audience,
    linePercent,
    rule,
    ...browsers,
    supportedShare: getKeptShare(catalogue, cut, audience),
    value: getPolicyValue(catalogue, cut, audience),
    ...decided,
    ...judgeFeatures(catalogue, audience, linePercent, decided),
    fallbackRules: FALLBACK_RULES,
    packages: catalogue.packages,
  };
  return { hash: hashContent(content), ...content, moved, day: today, cut };
}

type Decisions = Pick<Policy, 'adopted' | 'declined' | 'absent'>;

/** Ids that moved are followed. Throws `Refusal` for a feature that is on both lists. */
export function resolveDecisions(
  catalogue: Catalogue,
  {
    adopt = [],
    decline = [],
    maxDecided = MAX_DECIDED,
  }: Pick<PolicyTerms, 'adopt' | 'decline' | 'maxDecided'>,
): Decisions {
  const [adopted, declined] = [adopt, decline].map((slugs) =>
    resolveFeatureSet(catalogue, slugs, { names: maxDecided, size: maxDecided }),
  ) as [ReturnType<typeof resolveFeatureSet>, ReturnType<typeof resolveFeatureSet>];
  const both = adopted.features.filter((feature) => declined.features.includes(feature));
  if (both.length > 0)
    throw new Refusal(
      'ARGUMENT_INVALID',
      `${formatList(both.map(({ slug }) => slug))} cannot be both adopted and declined: remove it from one list.`,
    );
  return {
    adopted: sortBySlug(adopted.features),
    declined: sortBySlug(declined.features),
    absent: [...adopted.absent, ...declined.absent],
  };
}

function judgeFeatures(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
  { adopted, declined }: Decisions,
): Pick<Policy, 'above' | 'aboveInPart' | 'acceptedBelow' | 'refused'> {
  const missing = new Set(
    catalogue.features.filter((feature) =>
      missesLineInPart(getFeatureCoverage(catalogue, feature, audience), linePercent),
    ),
  );
  const isAbove = (feature: Feature): boolean => !missing.has(feature);
  const above = catalogue.features.filter(
    (feature) => isAbove(feature) && !declined.includes(feature) && !feature.discouraged,
  );
  const accepted = new Set([...above, ...adopted]);
  return {
    above,
    aboveInPart: above.filter((feature) => {
      const shares = getFeatureCoverage(catalogue, feature, audience);
      return getGoverningShare(shares, linePercent).reading !== 'ALL';
    }),
    acceptedBelow: adopted.filter((feature) => !isAbove(feature)),
    refused: catalogue.features.filter((feature) => !accepted.has(feature)),
  };
}

/** Not the day: where nothing else changed, a repository that holds the policy is not behind. */
function hashContent(content: Omit<Policy, 'hash' | 'moved' | 'day' | 'cut'>): string {
  const slugs = (features: readonly Feature[]) => features.map(({ slug }) => slug);
  const facts = [
    content.audience.key,
    content.linePercent,
    content.rule,
    content.floors.map(
      ({ browser, release, basis }) => `${browser.slug} ${release.version} ${basis}`,
    ),
    content.givenUp.map(({ browser }) => browser.slug),
    content.supportedShare.toFixed(9),
    ...(content.value ? [content.value] : []),
    slugs(content.adopted),
    slugs(content.declined),
    slugs(content.above),
    slugs(content.aboveInPart),
    content.absent.map(({ slug }) => slug),
    content.fallbackRules,
    content.packages.map(({ name, version }) => `${name} ${version}`),
  ];
  return `p_${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12)}`;
}

function sortBySlug(features: readonly Feature[]): readonly Feature[] {
  return [...features].sort((a, b) => a.index - b.index);
}
