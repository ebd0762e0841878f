import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import { getCoverageClass } from '@/domain/SupportState';
import type { Feature, Release } from '@/server/data/catalogue/Catalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import type { FeatureSelection } from './featureList';
import { sortFeatures } from './featureSorting';
import type { RequestContext } from './RequestContext';

/**
 * The features that a release supports partially or not at all, by the share of an audience that
 * can use them. Excludes features whose support in the release is unknown.
 */
export function missingFeatures(
  context: RequestContext,
  release: Release,
  terms: Pick<FeatureSelection, 'audience'> & { readonly linePercent?: number | undefined } = {},
): readonly Feature[] {
  const { catalogue, today } = context;
  const { linePercent } = terms;
  const audience = context.audience(terms.audience ?? DEFAULT_AUDIENCE_KEY);
  return sortFeatures(catalogue, {
    sort: 'COVERAGE_DESC',
    audience,
    linePercent,
    today,
  }).filter(({ index }) => {
    const supported = getCoverageClass(
      stateAt(catalogue, catalogue.featureSupport, index, release),
    );
    return supported === 'partial' || supported === 'unsupported';
  });
}
