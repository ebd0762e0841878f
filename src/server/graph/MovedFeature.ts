import type { Redirect } from '@/server/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    MovedFeature: Extract<Redirect, { kind: 'moved' }>;
  }
}

builder.objectType('MovedFeature', {
  description: 'A web-features id that was given up for another.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The id that was given up.' }),
    movedTo: t.field({
      type: 'Feature',
      description: 'The feature it names now.',
      resolve: ({ target }) => target,
    }),
  }),
});
