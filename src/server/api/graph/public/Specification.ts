import type { SpecificationLink } from '@/server/data/catalogue/Catalogue';
import { builder } from './builder';
import { specificationId } from './nodeId';

declare module './builder' {
  interface GraphObjects {
    Specification: SpecificationLink;
  }
}

builder.objectType('Specification', {
  description: 'A specification, or a place in one.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description:
        'Global id: `spec:selectors-4` for a specification, or `spec:` and the URL of a place in one.',
      resolve: specificationId,
    }),
    title: t.string({
      description:
        'Title of the specification, or its URL if the specification is not in the catalogue.',
      resolve: ({ specification, url }) => specification?.title ?? url,
    }),
    url: t.exposeString('url', {
      description: 'URL, including the section if the data gives one.',
    }),
    organization: t.string({
      nullable: true,
      description: 'The publisher, such as `W3C`. Null if unknown.',
      resolve: ({ specification }) => specification?.organization,
    }),
  }),
});
