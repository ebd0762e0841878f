import type { CoverageShares } from '@/domain/CoverageShares';
import type { CoverageClass } from '@/domain/SupportState';

interface LoadLinePart {
  readonly kind: CoverageClass;
  /** Where it begins, 0–1. */
  readonly start: number;
  readonly share: number;
}

/** Below this nothing can be seen of a part in a picture some hundred pixels wide. */
const SMALLEST_SHARE = 0.001;

/** The parts of a load line that can be seen, in the order they are always drawn. */
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
