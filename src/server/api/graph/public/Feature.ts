import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline, getPublishedBaseline } from '@/server/data/catalogue/getBaseline';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { sortLowestFirst } from '@/server/model/coverage/featureParts';
import { checkFirst } from '@/server/model/features/connection';
import { featureSupport } from '@/server/model/features/featureSupport';
import { keyPage } from '@/server/model/features/keyList';
import { getMdnPages, type MdnPage } from '@/server/model/features/mdnPages';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { forwardArgs, skipArg } from './pageArgs';
import { publishedArg } from './publishedArg';

declare module './builder' {
  interface GraphObjects {
    Feature: Feature;
    MdnPage: MdnPage;
  }
}

const MDN_URLS = { byDefault: 10, max: 100 };

builder.objectType('Feature', {
  description: 'A feature of the web platform, as web-features defines it.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'Global id, such as `feature:has`.',
      resolve: ({ slug }) => `feature:${slug}`,
    }),
    slug: t.exposeString('slug', {
      description: 'Its web-features id, which also identifies it in URLs.',
    }),
    name: t.exposeString('name', { description: 'Display name.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'Description in plain text.',
    }),
    descriptionHtml: t.exposeString('descriptionHtml', {
      nullable: true,
      description: 'Description as sanitized HTML.',
    }),
  }),
});

builder.objectFields('Feature', (t) => ({
  baseline: t.field({
    type: 'Baseline',
    description:
      'Its Baseline status as of today, from the newest compat data. With `published`, as web-features publishes it.',
    args: { published: publishedArg(t.arg) },
    ...computed(),
    resolve: (feature, { published }, { catalogue, today }) => ({
      ...(published === true
        ? getPublishedBaseline(catalogue, feature, today)
        : getBaseline(feature, today)),
      of: { feature },
    }),
  }),
  isPublished: t.boolean({
    description:
      'Whether web-features has published this status and support. Otherwise newer compat data differ: see `changedCompatKeys`.',
    resolve: ({ published }) => published === undefined,
  }),
  dataOn: t.field({
    type: 'Date',
    description: 'The day of the compat data that its status and support are computed from.',
    resolve: (_, __, { catalogue }) => catalogue.asOf,
  }),
  changedCompatKeys: t.field({
    type: 'CompatKeyConnection',
    description:
      'The compat keys that changed since web-features was published and made its status or support another one. Empty if `isPublished`.',
    args: { ...forwardArgs(t.arg), skip: skipArg(t.arg) },
    ...computed(),
    resolve: ({ changedKeys }, args) => keyPage(changedKeys, args),
  }),
}));

builder.objectFields('Feature', (t) => ({
  support: t.field({
    type: ['FirstSupport'],
    description:
      'The first release of each core browser that supports it, from the newest compat data by the rule of web-features.',
    ...computed({ size: 7 }),
    resolve: ({ support }) => support,
  }),
  supportByBrowser: t.field({
    type: ['FeatureSupport'],
    description: 'Current support in each browser, in catalogue order.',
    ...computed({ size: 17 }),
    resolve: (feature, _, { catalogue }) => featureSupport(catalogue, feature),
  }),
  compatKeys: t.field({
    type: 'CompatKeyConnection',
    description:
      'The compat keys it consists of, sorted by path. With `lowestFor`, those that the fewest people of that audience can use come first.',
    args: {
      lowestFor: t.arg.string({ description: 'An audience key, such as `world`.' }),
      ...forwardArgs(t.arg),
      skip: skipArg(t.arg),
    },
    ...computed(),
    resolve: ({ keys }, { lowestFor, ...args }, context) =>
      keyPage(
        lowestFor == null
          ? keys
          : sortLowestFirst(context.catalogue, keys, context.audience(lowestFor)),
        args,
      ),
  }),
  withdrawnCompatKeys: t.stringList({
    description:
      'Paths of its compat keys that the newest compat data has no longer: what is shown of them is what earlier data said last.',
    ...computed({ size: 1 }),
    resolve: ({ keys }) => keys.filter(({ isWithdrawn }) => isWithdrawn).map(({ path }) => path),
  }),
}));

builder.objectFields('Feature', (t) => ({
  groups: t.field({
    type: ['Group'],
    description: 'The groups it belongs to.',
    ...computed({ size: 2 }),
    resolve: ({ groups }) => groups,
  }),
  snapshots: t.field({
    type: ['Snapshot'],
    description: 'The editions of a standard that introduced it.',
    ...computed({ size: 1 }),
    resolve: ({ snapshots }) => snapshots,
  }),
  specifications: t.field({
    type: ['Specification'],
    description: 'The specifications that define it.',
    ...computed({ size: 2 }),
    resolve: ({ specifications }) => specifications,
  }),
}));

builder.objectFields('Feature', (t) => ({
  caniuseIds: t.stringList({
    description: 'Its ids on caniuse.com.',
    ...computed({ size: 1 }),
    resolve: ({ caniuseIds }) => caniuseIds,
  }),
  mdnUrls: t.stringList({
    description: 'URLs of its MDN pages, in the order of its compat keys.',
    args: {
      first: t.arg.int({
        description: `How many at most, 1 to ${MDN_URLS.max}. Default: ${MDN_URLS.byDefault}.`,
      }),
    },
    ...computed(),
    resolve: ({ mdnUrls }, { first }) => mdnUrls.slice(0, checkFirst(first, MDN_URLS)),
  }),
  mdnPages: t.field({
    type: ['MdnPage'],
    description: 'Its MDN pages, its own before those of its parts.',
    args: {
      first: t.arg.int({
        description: `How many at most, 1 to ${MDN_URLS.max}. Default: ${MDN_URLS.byDefault}.`,
      }),
    },
    ...computed({ size: 3 }),
    resolve: (feature, { first }) => getMdnPages(feature).slice(0, checkFirst(first, MDN_URLS)),
  }),
  mdnPageCount: t.int({
    description: 'How many MDN pages it has.',
    ...computed(),
    resolve: ({ mdnUrls }) => mdnUrls.length,
  }),
}));

builder.objectFields('Feature', (t) => ({
  discouraged: t.field({
    type: 'Discouraged',
    nullable: true,
    description: 'Why it is discouraged, and what to use instead. Null if it is not discouraged.',
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
        shares: getFeatureCoverage(context.catalogue, feature, audience),
        of: { feature },
      };
    },
  }),
}));

builder.objectType('MdnPage', {
  description: 'A page of MDN Web Docs.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Its URL.' }),
    title: t.exposeString('title', { description: 'What it is about, by its name for people.' }),
  }),
});
