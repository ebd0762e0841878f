import { builder } from './builder';
import { computed } from './computed';
import { catalogueRef, dataPackageRef } from './refs';

catalogueRef.implement({
  description:
    'The data every answer comes from: compiled from npm packages, the same for everybody until it is built anew.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'Changes whenever any of the data does.' }),
    packages: t.field({
      type: [dataPackageRef],
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

dataPackageRef.implement({
  description: 'An npm package the data comes from.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, `web-features`.' }),
    version: t.exposeString('version', { description: 'Its version.' }),
    license: t.exposeString('license', { description: "Its licence's SPDX identifier." }),
    role: t.exposeString('role', { description: 'What its data is used for, in a few words.' }),
  }),
});

builder.queryFields((t) => ({
  catalogue: t.field({
    type: catalogueRef,
    description: 'The data every answer comes from.',
    ...computed(),
    resolve: (_, __, { catalogue }) => catalogue,
  }),
}));
