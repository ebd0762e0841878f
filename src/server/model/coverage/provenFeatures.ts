// The features that code may use inside a test of a key, without a test of their own: every release
// that may pass fully supports all their keys. Nothing proves a feature without keys.
import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { supportedShares } from './coverage';
import { supportProofs } from './supportProofs';

/** Tells of each feature; none if no release is known to support the key. */
export function provenByTest(
  catalogue: Catalogue,
  { index }: CompatKey,
): ((feature: Feature) => boolean) | undefined {
  const proofs = supportProofs(catalogue);
  const passing = proofs.passing([index]);
  if (!passing) return undefined;
  const isProven = proofs.provenBy(passing);
  return ({ keys }) => keys.length > 0 && keys.every((key) => isProven(key.index));
}

/**
 * Those of other features, recommended and below the line, that need a test of their own elsewhere;
 * best supported first.
 */
export function provenBelowLine(
  catalogue: Catalogue,
  key: CompatKey,
  audience: Audience,
  linePercent: number,
): readonly Feature[] {
  const isProven = provenByTest(catalogue, key);
  if (!isProven) return [];
  const { features: shares } = supportedShares(catalogue, audience);
  return catalogue.features
    .filter(
      (feature) =>
        feature !== key.feature &&
        !feature.discouraged &&
        !reachesLine(shares[feature.index]!, linePercent) &&
        isProven(feature),
    )
    .sort((a, b) => shares[b.index]! - shares[a.index]!);
}
