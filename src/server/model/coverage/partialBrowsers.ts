import { getCoverageClass } from '@/domain/SupportState';
import type { Browser, Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';

/** Those of some browsers whose newest release supports a feature or key in part. */
export function getPartialBrowsers(
  catalogue: Catalogue,
  of: { readonly feature: Feature } | { readonly key: CompatKey },
  browsers: readonly Browser[],
): readonly Browser[] {
  const [matrix, { index }] =
    'feature' in of
      ? ([catalogue.featureSupport, of.feature] as const)
      : ([catalogue.keySupport, of.key] as const);
  return browsers.filter(
    ({ currentRelease }) =>
      currentRelease !== undefined &&
      getCoverageClass(stateAt(catalogue, matrix, index, currentRelease)) === 'partial',
  );
}
