import { Refusal } from '@/domain/Refusal';
import { baselineOf, baselineOfKey } from '@/server/catalogue/baselineOf';
import type { Browser, Catalogue, CompatKey } from '@/server/catalogue/Catalogue';
import { supportCellOf } from '@/server/catalogue/supportCell';
import { coverageOfKey } from '@/server/coverage/coverage';
import { keyPage } from '@/server/features/keyList';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { ancestorsOf } from './Group';
import { forwardArgs, skipArg } from './pageArgs';

declare module './builder' {
  interface GraphObjects {
    CompatKey: CompatKey;
  }
}

builder.objectType('CompatKey', {
  description:
    'One thing the compatibility data speaks of, down to a single value or method. Keys form a tree by the dots of their paths.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'The global id, `key:css.selectors.has`.',
      resolve: ({ path }) => `key:${path}`,
    }),
    path: t.exposeString('path', { description: 'The dotted path, `css.selectors.has`.' }),
    name: t.exposeString('name', { description: 'The last segment of the path.' }),
    descriptionHtml: t.exposeString('descriptionHtml', {
      nullable: true,
      description: 'What it is, as sanitised HTML; null where the data has no words.',
    }),
    hasData: t.exposeBoolean('hasData', {
      description: 'Whether it carries compatibility data; a mere branch of the tree does not.',
    }),
    feature: t.field({
      type: 'Feature',
      nullable: true,
      description: 'The feature it is part of; null where it is part of none.',
      resolve: ({ feature }) => feature,
    }),
    baseline: t.field({
      type: 'Baseline',
      nullable: true,
      description:
        "Its own Baseline status, computed from its own support, which may differ from its feature's. Null for a key without data.",
      resolve: (key, _, { today }) => (key.hasData ? baselineOfKey(key, today) : null),
    }),
    differsFromFeature: t.boolean({
      description:
        "Whether its own Baseline status is another than its feature's; false where it has no feature.",
      ...computed(),
      resolve: (key, _, { today }) =>
        key.hasData &&
        key.feature !== undefined &&
        baselineOfKey(key, today).status !== baselineOf(key.feature, today).status,
    }),
  }),
});

builder.objectFields('CompatKey', (t) => ({
  mdnUrl: t.exposeString('mdnUrl', {
    nullable: true,
    description: 'The address of its page on MDN; null where there is none.',
  }),
  sourceUrl: t.exposeString('sourceUrl', {
    nullable: true,
    description: 'The address of the file the data stands in; null for a mere branch.',
  }),
  specifications: t.field({
    type: ['Specification'],
    description: 'Where it is specified.',
    ...computed({ size: 1 }),
    resolve: ({ specifications }) => specifications,
  }),
  isDeprecated: t.exposeBoolean('isDeprecated', {
    description: 'Whether its use is advised against.',
  }),
  isExperimental: t.exposeBoolean('isExperimental', {
    description: 'Whether it may still change.',
  }),
  isStandardTrack: t.exposeBoolean('isStandardTrack', {
    description: 'Whether it is, or is on its way to be, part of a standard.',
  }),
  support: t.field({
    type: ['SupportCell'],
    description:
      "One cell a browser, in the catalogue's browser order; a browser for which the data is silent has class UNKNOWN.",
    args: {
      browsers: t.arg.stringList({
        description:
          'Slugs of the browsers to tell of; all when left out. An unknown slug is the error ARGUMENT_INVALID.',
      }),
    },
    ...computed({ size: 17 }),
    resolve: (key, { browsers }, { catalogue }) =>
      chosenBrowsers(catalogue, browsers).map((browser) => supportCellOf(key, browser)),
  }),
}));

builder.objectFields('CompatKey', (t) => ({
  coverage: t.field({
    type: 'Coverage',
    description: 'How much of an audience can use it.',
    args: { audience: audienceArg(t.arg) },
    ...computed(),
    resolve: (key, args, context) => {
      const audience = context.audience(args.audience);
      return { audience, shares: coverageOfKey(context.catalogue, key, audience), of: { key } };
    },
  }),
  parent: t.field({
    type: 'CompatKey',
    nullable: true,
    description: 'The key above it; null at the top of the tree.',
    resolve: ({ parent }) => parent,
  }),
  ancestors: t.field({
    type: ['CompatKey'],
    description: 'The keys above it, from the top down; empty at the top.',
    ...computed({ size: 5 }),
    resolve: (key) => ancestorsOf<CompatKey>(key),
  }),
  children: t.field({
    type: ['CompatKey'],
    description:
      'The keys directly below it, in code-unit order. `api` has more than a thousand: `childKeys` gives them by pages.',
    ...computed({ size: 50 }),
    resolve: ({ children }) => children,
  }),
  childKeys: t.field({
    type: 'CompatKeyConnection',
    description: 'The keys directly below it, by pages.',
    args: { ...forwardArgs(t.arg), skip: skipArg(t.arg) },
    ...computed(),
    resolve: ({ children }, args) => keyPage(children, args),
  }),
  childCount: t.int({
    description: 'How many keys are directly below it.',
    ...computed(),
    resolve: ({ children }) => children.length,
  }),
  descendantCount: t.exposeInt('descendantCount', {
    description: 'How many keys that carry data are below it, however deep.',
  }),
}));

function chosenBrowsers(
  { browsers, browserBySlug }: Catalogue,
  slugs: readonly string[] | null | undefined,
): readonly Browser[] {
  if (!slugs) return browsers;
  const unknown = slugs.find((slug) => !browserBySlug(slug));
  if (unknown !== undefined)
    throw new Refusal(
      'ARGUMENT_INVALID',
      `\`browsers\` names “${unknown}”, but there is no such browser.`,
    );
  const chosen = new Set(slugs);
  return browsers.filter(({ slug }) => chosen.has(slug));
}
