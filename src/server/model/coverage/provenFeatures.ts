// The features that code may use inside a test of a key, without a test of their own: every release
// that may pass fully supports all their keys. Nothing proves a feature without keys.
import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { governingShares } from './coverage';
import { supportProofs } from './supportProofs';

/** Keys of the language itself, not of objects that scripts can look for. */
export const SYNTAX = /^javascript\.(?!builtins\.)/;

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
 * Those of other features, recommended and below the line, that code inside the test may use and that
 * need a test of their own elsewhere; best supported first.
 */
export function provenBelowLine(
  catalogue: Catalogue,
  key: CompatKey,
  audience: Audience,
  linePercent: number,
): readonly Feature[] {
  const isProven = provenByTest(catalogue, key);
  if (!isProven) return [];
  const isUsable = isInCss(key) ? isOfCss : isOfScripts;
  const shares = governingShares(catalogue, audience, linePercent);
  return catalogue.features
    .filter(
      (feature) =>
        feature !== key.feature &&
        !feature.discouraged &&
        isUsable(feature) &&
        !reachesLine(shares[feature.index]!, linePercent) &&
        isProven(feature),
    )
    .sort((a, b) => shares[b.index]! - shares[a.index]!);
}

const isInCss = ({ path }: CompatKey): boolean => path.startsWith('css.');

const isOfCss = ({ keys }: Feature): boolean => keys.some(isInCss);

/** A script is read before any of its tests runs, so no test guards syntax. */
const isOfScripts = ({ keys }: Feature): boolean =>
  keys.some(({ path }) => /^(?:api|javascript\.builtins)\./.test(path)) &&
  !keys.some(({ path }) => SYNTAX.test(path));
