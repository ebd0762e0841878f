import type { CoverageClass } from '@/domain/SupportState';

/** The fill for each part of an audience; the patterns are in <LoadLineDefs>. */
export const PAINT: Readonly<Record<CoverageClass, string>> = {
  supported: 'var(--supported)',
  partial: 'url(#paint-partial)',
  unsupported: 'var(--unsupported)',
  unknown: 'url(#paint-unknown)',
};
