import { partKind } from '@/domain/partName';
import { Refusal } from '@/domain/Refusal';
import type { Browser, Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import {
  getBaseline,
  getKeyBaseline,
  getPublishedBaseline,
} from '@/server/data/catalogue/getBaseline';
import { getSupportCell } from '@/server/data/catalogue/supportCell';
import { getKeyCoverage } from '@/server/model/coverage/coverage';
import { nameOfKey } from '@/server/model/coverage/nameOfKey';
import { keyPage } from '@/server/model/features/keyList';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { getAncestors } from './Group';
import { forwardArgs, skipArg } from './pageArgs';
import { publishedArg } from './publishedArg';

declare module './builder' {
  interface GraphObjects {
    CompatKey: CompatKey;
  }
}

builder.objectType('CompatKey', {
  description:
    'An entry of the compat data, down to a single value or method. The dots in the paths form a tree.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'Global id, such as `key:css.selectors.has`.',
      resolve: ({ path }) => `key:${path}`,
    }),
    path: t.exposeString('path', { description: 'Dotted path, such as `css.selectors.has`.' }),
    name: t.exposeString('name', { description: 'The last segment of the path.' }),
    descriptionHtml: t.exposeString('descriptionHtml', {
      nullable: true,
      description: 'Description as sanitized HTML. Null if the data has none.',
    }),
    hasData: t.exposeBoolean('hasData', {
      description: 'Whether it has compat data. Keys that only group others do not.',
    }),
    feature: t.field({
      type: 'Feature',
      nullable: true,
      description: 'The feature it is part of. Null if there is none.',
      resolve: ({ feature }) => feature,
    }),
    baseline: t.field({
      type: 'Baseline',
      nullable: true,
      description:
        "Baseline status computed from the key's own support; it may differ from its feature's. With `published`, as web-features publishes it. Null for a key without data.",
      args: { published: publishedArg(t.arg) },
      resolve: (key, { published }, { catalogue, today }) => {
        if (!key.hasData) return null;
        const baseline =
          published === true
            ? getPublishedBaseline(catalogue, key, today)
            : getKeyBaseline(key, today);
        return { ...baseline, of: { key } };
      },
    }),
    isWithdrawn: t.exposeBoolean('isWithdrawn', {
      description:
        'Whether the newest compat data has it no longer, so that its statements are what earlier data said last.',
    }),
    differsFromFeature: t.boolean({
      description:
        "Whether its Baseline status differs from its feature's. False without a feature.",
      ...computed(),
      resolve: (key, _, { today }) =>
        key.hasData &&
        key.feature !== undefined &&
        getKeyBaseline(key, today).status !== getBaseline(key.feature, today).status,
    }),
  }),
});

builder.objectFields('CompatKey', (t) => ({
  readableName: t.string({
    description: 'Its name for people, such as `HTMLElement: beforetoggle event`.',
    resolve: nameOfKey,
  }),
  kind: t.string({
    description: 'What it is part of, as the heading of a list, such as `CSS properties`.',
    resolve: ({ path }) => partKind(path),
  }),
  mdnUrl: t.exposeString('mdnUrl', {
    nullable: true,
    description: 'URL of its MDN page. Null if there is none.',
  }),
  sourceUrl: t.exposeString('sourceUrl', {
    nullable: true,
    description: 'URL of the source file of its compat data. Null for a key without data.',
  }),
  specifications: t.field({
    type: ['Specification'],
    description: 'The specifications that define it.',
    ...computed({ size: 1 }),
    resolve: ({ specifications }) => specifications,
  }),
  isDeprecated: t.exposeBoolean('isDeprecated', {
    description: 'Whether the compat data advises against using it.',
  }),
  isExperimental: t.exposeBoolean('isExperimental', {
    description: 'Whether it is experimental and may change.',
  }),
  isStandardTrack: t.exposeBoolean('isStandardTrack', {
    description: 'Whether it is part of a standard or on its way to become one.',
  }),
  support: t.field({
    type: ['SupportCell'],
    description:
      'One cell for each browser, in catalogue order. If the data has no entry for a browser, the class is UNKNOWN.',
    args: {
      browsers: t.arg.stringList({
        description:
          'Slugs of the browsers to include. Default: all. An unknown slug is the error ARGUMENT_INVALID.',
      }),
    },
    ...computed({ size: 17 }),
    resolve: (key, { browsers }, { catalogue }) =>
      chosenBrowsers(catalogue, browsers).map((browser) => getSupportCell(key, browser)),
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
      return { audience, shares: getKeyCoverage(context.catalogue, key, audience), of: { key } };
    },
  }),
  parent: t.field({
    type: 'CompatKey',
    nullable: true,
    description: 'The parent key. Null at the top of the tree.',
    resolve: ({ parent }) => parent,
  }),
  ancestors: t.field({
    type: ['CompatKey'],
    description: 'The keys above it, from the top of the tree down. Empty at the top.',
    ...computed({ size: 5 }),
    resolve: (key) => getAncestors<CompatKey>(key),
  }),
  children: t.field({
    type: ['CompatKey'],
    description:
      'Its direct sub-keys, sorted by path. Some keys have more than a thousand: see `childKeys` for pages.',
    ...computed({ size: 50 }),
    resolve: ({ children }) => children,
  }),
  childKeys: t.field({
    type: 'CompatKeyConnection',
    description: 'Its direct sub-keys, in pages.',
    args: { ...forwardArgs(t.arg), skip: skipArg(t.arg) },
    ...computed(),
    resolve: ({ children }, args) => keyPage(children, args),
  }),
  childCount: t.int({
    description: 'How many direct sub-keys it has.',
    ...computed(),
    resolve: ({ children }) => children.length,
  }),
  descendantCount: t.exposeInt('descendantCount', {
    description: 'How many keys with compat data are below it, at any depth.',
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
