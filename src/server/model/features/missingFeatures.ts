import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import { getCoverageClass } from '@/domain/SupportState';
import type { Feature, Release } from '@/server/data/catalogue/Catalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { sortFeatures } from './featureSorting';
import type { RequestContext } from './RequestContext';

/**
 * The features that a release supports partially or not at all, by the share of an audience that
 * can use them. Excludes features whose support in the release is unknown.
 */
export function missingFeatures(
  context: RequestContext,
  release: Release,
  audienceKey: string = DEFAULT_AUDIENCE_KEY,
): readonly Feature[] {
  const { catalogue, today } = context;
  const audience = context.audience(audienceKey);
  return sortFeatures(catalogue, { sort: 'COVERAGE_DESC', audience, today }).filter(({ index }) => {
    const supported = getCoverageClass(
      stateAt(catalogue, catalogue.featureSupport, index, release),
    );
    return supported === 'partial' || supported === 'unsupported';
  });
}
