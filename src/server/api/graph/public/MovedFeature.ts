import type { Redirect } from '@/server/data/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    MovedFeature: Extract<Redirect, { kind: 'moved' }>;
  }
}

builder.objectType('MovedFeature', {
  description: 'A web-features id that was replaced by another.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The former id.' }),
    movedTo: t.field({
      type: 'Feature',
      description: 'The feature it now stands for.',
      resolve: ({ target }) => target,
    }),
  }),
});
