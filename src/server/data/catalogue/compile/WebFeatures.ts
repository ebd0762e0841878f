import type * as webFeatures from 'web-features';

/** The package exports no named types, so derive them from its exports. */
export type WebFeatures = Pick<
  typeof webFeatures,
  'browsers' | 'features' | 'groups' | 'snapshots'
>;

export type WebFeature = Extract<WebFeatures['features'][string], { kind: 'feature' }>;
