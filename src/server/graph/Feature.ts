import { baselineOf } from '@/server/catalogue/baselineOf';
import type { Feature } from '@/server/catalogue/Catalogue';
import { coverageOfFeature } from '@/server/coverage/coverage';
import { checkedFirst } from '@/server/features/connection';
import { featureSupport } from '@/server/features/featureSupport';
import { keyPage } from '@/server/features/keyList';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { forwardArgs, skipArg } from './pageArgs';

declare module './builder' {
  interface GraphObjects {
    Feature: Feature;
  }
}

const MDN_URLS = { byDefault: 10, max: 100 };

builder.objectType('Feature', {
  description:
    'A feature of the web platform as web-features cuts it: what a developer would call one thing.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'The global id, `feature:has`.',
      resolve: ({ slug }) => `feature:${slug}`,
    }),
    slug: t.exposeString('slug', { description: 'Its web-features id, which names it in URLs.' }),
    name: t.exposeString('name', { description: 'A name to show.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'What it is, in plain text.',
    }),
    descriptionHtml: t.exposeString('descriptionHtml', {
      nullable: true,
      description: 'What it is, as sanitised HTML.',
    }),
    baseline: t.field({
      type: 'Baseline',
      description: 'Its Baseline status today.',
      ...computed(),
      resolve: (feature, _, { today }) => baselineOf(feature, today),
    }),
    support: t.field({
      type: ['FirstSupport'],
      description:
        'The first release of each core browser that supports the feature, as web-features states it.',
      ...computed({ size: 7 }),
      resolve: ({ support }) => support,
    }),
    supportByBrowser: t.field({
      type: ['FeatureSupport'],
      description:
        "What each browser can do with it now, one a browser, in the catalogue's browser order.",
      ...computed({ size: 17 }),
      resolve: (feature, _, { catalogue }) => featureSupport(catalogue, feature),
    }),
    compatKeys: t.field({
      type: 'CompatKeyConnection',
      description: 'The compat keys it is made of.',
      args: { ...forwardArgs(t.arg), skip: skipArg(t.arg) },
      ...computed(),
      resolve: ({ keys }, args) => keyPage(keys, args),
    }),
    missingCompatKeys: t.stringList({
      description:
        'Paths of keys it names that this version of the compatibility data does not have.',
      ...computed({ size: 1 }),
      resolve: ({ missingKeyPaths }) => missingKeyPaths,
    }),
  }),
});

builder.objectFields('Feature', (t) => ({
  groups: t.field({
    type: ['Group'],
    description: 'The groups it belongs to.',
    ...computed({ size: 2 }),
    resolve: ({ groups }) => groups,
  }),
  snapshots: t.field({
    type: ['Snapshot'],
    description: 'The editions of standards it became part of.',
    ...computed({ size: 1 }),
    resolve: ({ snapshots }) => snapshots,
  }),
  specifications: t.field({
    type: ['Specification'],
    description: 'Where it is specified.',
    ...computed({ size: 2 }),
    resolve: ({ specifications }) => specifications,
  }),
  caniuseIds: t.stringList({
    description: 'Its ids on caniuse.com.',
    ...computed({ size: 1 }),
    resolve: ({ caniuseIds }) => caniuseIds,
  }),
  mdnUrls: t.stringList({
    description: 'Addresses of its pages on MDN, in the order of its keys.',
    args: {
      first: t.arg.int({
        description: `How many at most, 1 to ${MDN_URLS.max}; ${MDN_URLS.byDefault} when left out.`,
      }),
    },
    ...computed(),
    resolve: ({ mdnUrls }, { first }) => mdnUrls.slice(0, checkedFirst(first, MDN_URLS)),
  }),
  discouraged: t.field({
    type: 'Discouraged',
    nullable: true,
    description: 'Why its use is advised against and what to use instead; null where it is not.',
    resolve: ({ discouraged }) => discouraged,
  }),
  coverage: t.field({
    type: 'Coverage',
    description: 'How much of an audience can use it.',
    args: { audience: audienceArg(t.arg) },
    ...computed(),
    resolve: (feature, args, context) => {
      const audience = context.audience(args.audience);
      return {
        audience,
        shares: coverageOfFeature(context.catalogue, feature, audience),
        of: { feature },
      };
    },
  }),
}));
