import type * as webFeatures from 'web-features';

/** The package names no types of its own but those of its exports. */
export type WebFeatures = Pick<
  typeof webFeatures,
  'browsers' | 'features' | 'groups' | 'snapshots'
>;

export type WebFeature = Extract<WebFeatures['features'][string], { kind: 'feature' }>;
