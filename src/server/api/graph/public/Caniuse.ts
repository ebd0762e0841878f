import type { Feature } from '@/server/data/catalogue/Catalogue';
import {
  type CaniuseDifference,
  caniuseDifferences,
} from '@/server/model/features/caniuseDifferences';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    Caniuse: { readonly feature: Feature; readonly worldShare: number };
    CaniuseDifference: CaniuseDifference;
  }
}

builder.objectFields('Feature', (t) => ({
  caniuse: t.field({
    type: 'Caniuse',
    nullable: true,
    description:
      'What caniuse says of it. Null unless exactly one entry on caniuse.com stands for it.',
    resolve: (feature) => feature.caniuse && { feature, worldShare: feature.caniuse.worldShare },
  }),
}));

builder.objectType('Caniuse', {
  description: 'What caniuse says of a feature, and where it disagrees.',
  fields: (t) => ({
    worldShare: t.exposeFloat('worldShare', {
      description:
        'The share of worldwide page views that it counts as full or partial support, 0–1.',
    }),
    differences: t.field({
      type: ['CaniuseDifference'],
      description:
        'Core browsers whose current release is counted, in full or in part, by only one of caniuse and the data here.',
      ...computed({ size: 3 }),
      resolve: ({ feature }, _, { catalogue }) => caniuseDifferences(catalogue, feature),
    }),
  }),
});

builder.objectType('CaniuseDifference', {
  description: 'A browser whose current release caniuse and the data here disagree about.',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    isUsableThere: t.exposeBoolean('isUsableThere', {
      description:
        'Whether caniuse counts it, and the data here does not, rather than the reverse.',
    }),
  }),
});
