import type { CoverageShares } from '@/domain/CoverageShares';
import type { CoverageClass } from '@/domain/SupportState';

export interface Segment {
  readonly kind: CoverageClass;
  readonly words: string;
  readonly share: number;
  /** The start position, 0–1. */
  readonly start: number;
}

/** A smaller share is floating-point noise. */
const NOTHING = 1e-9;

/** An audience's parts in their fixed display order. Empty parts are left out, except supported. */
export function getSegments({
  supportedShare,
  partialShare,
  unsupportedShare,
  unknownShare,
}: CoverageShares): readonly Segment[] {
  const afterPartial = supportedShare + partialShare;
  const segments: Segment[] = [
    { kind: 'supported', words: 'supported', share: supportedShare, start: 0 },
  ];
  if (partialShare > NOTHING)
    segments.push({
      kind: 'partial',
      words: 'partial',
      share: partialShare,
      start: supportedShare,
    });
  if (unsupportedShare > NOTHING)
    segments.push({
      kind: 'unsupported',
      words: 'not supported',
      share: unsupportedShare,
      start: afterPartial,
    });
  if (unknownShare > NOTHING) {
    segments.push({
      kind: 'unknown',
      words: 'unknown',
      share: unknownShare,
      start: afterPartial + unsupportedShare,
    });
  }
  return segments;
}
