import type { Snapshot } from '@/server/data/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    Snapshot: Snapshot;
  }
}

builder.objectType('Snapshot', {
  description: 'An edition of a standard, such as ECMAScript 2023.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'Global id, such as `snapshot:ecmascript-2023`.',
      resolve: ({ slug }) => `snapshot:${slug}`,
    }),
    slug: t.exposeString('slug', { description: 'Identifier in web-features.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
  }),
});
