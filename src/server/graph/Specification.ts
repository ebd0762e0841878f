import type { SpecificationLink } from '@/server/catalogue/Catalogue';
import { builder } from './builder';
import { specificationId } from './nodeId';

declare module './builder' {
  interface GraphObjects {
    Specification: SpecificationLink;
  }
}

builder.objectType('Specification', {
  description: 'A place in a specification.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description:
        'The global id: `spec:selectors-4` for a specification, `spec:` and the address for a place in one.',
      resolve: specificationId,
    }),
    title: t.string({
      description: "The specification's title; the address where it is not among the known ones.",
      resolve: ({ specification, url }) => specification?.title ?? url,
    }),
    url: t.exposeString('url', {
      description: 'Its address, with the section where the data names one.',
    }),
    organization: t.string({
      nullable: true,
      description: 'Who publishes it, `W3C`; null where unknown.',
      resolve: ({ specification }) => specification?.organization,
    }),
  }),
});
