// Resolves the names in a URL to features and reports every unknown name, so no input is dropped
// silently.
import type { Audience } from '@/domain/Audience';
import { MAX_SET_NAMES, MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { Refusal } from '@/domain/Refusal';
import type { Catalogue, Feature, Redirect } from '@/server/data/catalogue/Catalogue';
import { SetCoverage } from '@/server/model/coverage/setCoverage';
import { nearFeatures } from './nearFeatures';

export interface AbsentFeature {
  readonly slug: string;
  readonly reason: 'UNKNOWN' | 'SPLIT' | 'OVER_LIMIT';
  /** Suggestions for the first few unknown names; for a split feature, its successors. */
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

/** How many names may be listed, and how many features are taken of them. */
interface SetLimits {
  readonly names: number;
  readonly size: number;
}

/** Of the unknown names, so many get near matches: a list of mistakes is not a question. */
const NAMES_WITH_MATCHES = 5;

/** Throws `Refusal('ARGUMENT_INVALID')` where more names are given than anybody would list. */
export function resolveFeatureSet(
  catalogue: Catalogue,
  slugs: readonly string[],
  limits: SetLimits = { names: MAX_SET_NAMES, size: MAX_SET_SIZE },
): FeatureSet {
  const names = [...new Set(slugs.map((slug) => slug.trim()).filter((slug) => slug !== ''))];
  if (names.length > limits.names)
    throw new Refusal(
      'ARGUMENT_INVALID',
      `\`slugs\` has ${names.length} names; the limit is ${limits.names}.`,
    );
  const features = new Set<Feature>();
  const moved = new Set<Extract<Redirect, { kind: 'moved' }>>();
  const absent: AbsentFeature[] = [];
  let unknownCount = 0;

  for (const name of names) {
    const redirect = catalogue.redirectBySlug(name);
    const feature =
      catalogue.featureBySlug(name) ?? (redirect?.kind === 'moved' ? redirect.target : undefined);
    if (!feature) {
      const wantsMatches = redirect !== undefined || (unknownCount += 1) <= NAMES_WITH_MATCHES;
      absent.push(
        redirect?.kind === 'split'
          ? { slug: name, reason: 'SPLIT', matches: redirect.targets }
          : {
              slug: name,
              reason: 'UNKNOWN',
              matches: wantsMatches ? nearFeatures(catalogue, name, NEAR_MATCHES) : [],
            },
      );
    } else if (features.size === limits.size && !features.has(feature))
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
