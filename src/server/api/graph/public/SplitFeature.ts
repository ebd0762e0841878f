import type { Redirect } from '@/server/data/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    SplitFeature: Extract<Redirect, { kind: 'split' }>;
  }
}

builder.objectType('SplitFeature', {
  description: 'A web-features id whose feature was split into several.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The former id.' }),
    splitInto: t.field({
      type: ['Feature'],
      description: 'The features that replaced it.',
      extensions: { size: 3 },
      resolve: ({ targets }) => targets,
    }),
  }),
});
