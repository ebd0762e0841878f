import type { Catalogue } from '@/server/catalogue/Catalogue';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    Catalogue: Catalogue;
  }
}

builder.objectType('Catalogue', {
  description:
    'The data every answer comes from: compiled from npm packages, the same for everybody until it is built anew.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'Changes whenever any of the data does.' }),
    packages: t.field({
      type: ['DataPackage'],
      description: 'Package name and version, every package the answers come from.',
      resolve: ({ packages }) => packages,
    }),
    featureCount: t.int({
      description: 'How many features there are, moved and split ones not counted.',
      resolve: ({ features }) => features.length,
    }),
    compatKeyCount: t.exposeInt('keysWithDataCount', {
      description: 'How many compat keys carry data.',
    }),
    browserCount: t.int({
      description: 'How many browsers there are.',
      resolve: ({ browsers }) => browsers.length,
    }),
    releaseCount: t.int({
      description: 'How many releases all browsers have together.',
      resolve: ({ releases }) => releases.length,
    }),
  }),
});

builder.queryFields((t) => ({
  catalogue: t.field({
    type: 'Catalogue',
    description: 'The data every answer comes from.',
    ...computed(),
    resolve: (_, __, { catalogue }) => catalogue,
  }),
}));
