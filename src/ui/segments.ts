import type { CoverageShares } from '@/domain/CoverageShares';
import type { CoverageClass } from '@/domain/SupportState';

export interface Segment {
  readonly kind: CoverageClass;
  readonly words: string;
  readonly share: number;
  /** Where it begins, 0–1. */
  readonly start: number;
}

/** The parts of an audience in the order they are always drawn and named. Parts nobody is in are left out, except what is supported. */
export function segmentsOf(shares: CoverageShares): readonly Segment[] {
  const parts: readonly Omit<Segment, 'start'>[] = [
    { kind: 'supported', words: 'supported', share: shares.supportedShare },
    { kind: 'partial', words: 'partial', share: shares.partialShare },
    { kind: 'unsupported', words: 'not supported', share: shares.unsupportedShare },
    { kind: 'unknown', words: 'unknown', share: shares.unknownShare },
  ];
  let start = 0;
  return parts
    .map((part) => {
      const segment = { ...part, start };
      start += part.share;
      return segment;
    })
    .filter(({ kind, share }) => kind === 'supported' || share > NOTHING);
}

/** Below this a share is the noise of adding up weights. */
const NOTHING = 1e-9;
