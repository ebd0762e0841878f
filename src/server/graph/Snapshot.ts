import type { Snapshot } from '@/server/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    Snapshot: Snapshot;
  }
}

builder.objectType('Snapshot', {
  description: 'An edition of a standard that a feature became part of, such as ECMAScript 2023.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'The global id, `snapshot:ecmascript-2023`.',
      resolve: ({ slug }) => `snapshot:${slug}`,
    }),
    slug: t.exposeString('slug', { description: 'What names it in the data.' }),
    name: t.exposeString('name', { description: 'A name to show.' }),
  }),
});
