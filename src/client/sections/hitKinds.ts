import type { HitKind } from '@/domain/SearchHit';

/** Headings for lists of hits. */
export const HIT_KIND_WORDS: Readonly<Record<HitKind, string>> = {
  feature: 'Features',
  key: 'Compat keys',
  browser: 'Browsers',
  release: 'Releases',
  group: 'Groups',
  specification: 'Specifications',
};

/** Singular nouns for hits. */
export const HIT_KIND_NOUNS: Readonly<Record<HitKind, string>> = {
  feature: 'Feature',
  key: 'Compat key',
  browser: 'Browser',
  release: 'Release',
  group: 'Group',
  specification: 'Specification',
};
