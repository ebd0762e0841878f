import type { HitKind } from '@/domain/SearchHit';

/** What a kind of hit is called, in the plural that heads a list of them. */
export const HIT_KIND_WORDS: Readonly<Record<HitKind, string>> = {
  feature: 'Features',
  key: 'Compat keys',
  browser: 'Browsers',
  release: 'Releases',
  group: 'Groups',
  specification: 'Specifications',
};
