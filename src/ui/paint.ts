import type { CoverageClass } from '@/domain/SupportState';

/** What each part of an audience is drawn with; the patterns stand in <LoadLineDefs>. */
export const PAINT: Readonly<Record<CoverageClass, string>> = {
  supported: 'var(--supported)',
  partial: 'url(#paint-partial)',
  unsupported: 'var(--unsupported)',
  unknown: 'url(#paint-unknown)',
};
