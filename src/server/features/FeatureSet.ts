// Resolves the names in a URL to features and reports every name that has none, so no input is
// dropped silently.
import type { Audience } from '@/domain/Audience';
import { MAX_SET_NAMES, MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { nearest } from '@/domain/nearMatches';
import { Refusal } from '@/domain/Refusal';
import type { Catalogue, Feature, Redirect } from '@/server/catalogue/Catalogue';
import { SetCoverage } from '@/server/coverage/setCoverage';

export interface AbsentFeature {
  readonly slug: string;
  readonly reason: 'UNKNOWN' | 'SPLIT' | 'OVER_LIMIT';
  /** Near matches, or a split feature's successors. */
  readonly matches: readonly Feature[];
}

export interface FeatureSet {
  /** In the order given, without duplicates. */
  readonly features: readonly Feature[];
  readonly moved: readonly Extract<Redirect, { kind: 'moved' }>[];
  readonly absent: readonly AbsentFeature[];
  /** Computed once per audience. */
  coverageFor(audience: Audience): SetCoverage;
}

const NEAR_MATCHES = 3;

/** @throws Refusal ARGUMENT_INVALID for more names than the limit */
export function resolveFeatureSet(catalogue: Catalogue, slugs: readonly string[]): FeatureSet {
  const names = [...new Set(slugs.map((slug) => slug.trim()).filter((slug) => slug !== ''))];
  if (names.length > MAX_SET_NAMES)
    throw new Refusal(
      'ARGUMENT_INVALID',
      `\`slugs\` has ${names.length} names; the limit is ${MAX_SET_NAMES}.`,
    );
  const features = new Set<Feature>();
  const moved = new Set<Extract<Redirect, { kind: 'moved' }>>();
  const absent: AbsentFeature[] = [];

  for (const name of names) {
    const redirect = catalogue.redirectBySlug(name);
    const feature =
      catalogue.featureBySlug(name) ?? (redirect?.kind === 'moved' ? redirect.target : undefined);
    if (!feature) absent.push(toAbsentFeature(catalogue, name, redirect));
    else if (features.size === MAX_SET_SIZE && !features.has(feature))
      absent.push({ slug: name, reason: 'OVER_LIMIT', matches: [] });
    else {
      features.add(feature);
      if (redirect?.kind === 'moved') moved.add(redirect);
    }
  }
  return {
    features: [...features],
    moved: [...moved],
    absent,
    coverageFor: memoizeCoverage(catalogue, [...features]),
  };
}

function toAbsentFeature(
  { features }: Catalogue,
  slug: string,
  redirect: Redirect | undefined,
): AbsentFeature {
  if (redirect?.kind === 'split') return { slug, reason: 'SPLIT', matches: redirect.targets };
  const candidates = features.map((feature) => ({
    row: feature,
    names: [feature.slug, feature.name],
  }));
  return { slug, reason: 'UNKNOWN', matches: nearest(slug, candidates, NEAR_MATCHES) };
}

function memoizeCoverage(
  catalogue: Catalogue,
  features: readonly Feature[],
): (audience: Audience) => SetCoverage {
  const known = new Map<Audience, SetCoverage>();
  return (audience) => {
    const coverage = known.get(audience) ?? new SetCoverage(catalogue, features, audience);
    known.set(audience, coverage);
    return coverage;
  };
}
