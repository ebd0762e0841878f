import type { CoverageShares } from '@/domain/CoverageShares';
import type { CoverageClass } from '@/domain/SupportState';

interface LoadLinePart {
  readonly kind: CoverageClass;
  /** Start position, 0–1. */
  readonly start: number;
  readonly share: number;
}

/** Smaller parts are invisible in an image a few hundred pixels wide. */
const SMALLEST_SHARE = 0.001;

/** The visible parts of a load line, in fixed drawing order. */
export function loadLineParts({
  supportedShare,
  partialShare,
  unsupportedShare,
  unknownShare,
}: CoverageShares): readonly LoadLinePart[] {
  const shares = {
    supported: supportedShare,
    partial: partialShare,
    unsupported: unsupportedShare,
    unknown: unknownShare,
  };
  let start = 0;
  return Object.entries(shares)
    .map(([kind, share]) => ({
      kind: kind as CoverageClass,
      share,
      start: (start += share) - share,
    }))
    .filter(({ share }) => share >= SMALLEST_SHARE);
}
