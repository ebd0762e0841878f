import type { Release } from '@/server/catalogue/Catalogue';
import { featurePage } from '@/server/features/featureList';
import { keyPage } from '@/server/features/keyList';
import { MAX_NEAR_RELEASES, nearReleases } from '@/server/features/nearReleases';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { releaseId } from './nodeId';
import { forwardArgs, skipArg } from './pageArgs';

declare module './builder' {
  interface GraphObjects {
    Release: Release;
  }
}

builder.objectType('Release', {
  description: 'A release of a browser.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({ description: 'The global id, `release:safari_ios@15.4`.', resolve: releaseId }),
    version: t.exposeString('version', {
      description: "The version in the data's own spelling, `15.4`.",
    }),
    releasedOn: t.expose('releasedOn', {
      type: 'Date',
      nullable: true,
      description: 'The day it came out or will; null where unknown.',
    }),
    status: t.exposeString('status', {
      description:
        'One of `retired`, `current`, `exclusive`, `esr`, `beta`, `nightly`, `planned`, as the compatibility data states it.',
    }),
    engine: t.exposeString('engine', {
      nullable: true,
      description: 'The engine it is built on, `WebKit`; null where unknown.',
    }),
    engineVersion: t.exposeString('engineVersion', {
      nullable: true,
      description: "That engine's version; null where unknown.",
    }),
    notesUrl: t.exposeString('notesUrl', {
      nullable: true,
      description: "The address of the vendor's release notes; null where unknown.",
    }),
    browser: t.field({
      type: 'Browser',
      description: 'The browser it is a release of.',
      resolve: ({ browser }) => browser,
    }),
    previous: t.field({
      type: 'Release',
      nullable: true,
      description: 'The release before it; null for the first.',
      resolve: ({ browser, index }) => browser.releases[index - 1],
    }),
    next: t.field({
      type: 'Release',
      nullable: true,
      description: 'The release after it; null for the last one known.',
      resolve: ({ browser, index }) => browser.releases[index + 1],
    }),
  }),
});

builder.objectFields('Release', (t) => ({
  share: t.float({
    description: 'The share of the audience that uses it, 0–1.',
    args: { audience: audienceArg(t.arg) },
    ...computed(),
    resolve: ({ unit }, { audience }, context) => context.audience(audience).weights[unit]!,
  }),
  newFeatureCount: t.int({
    description: 'How many features it was the first of its browser to support fully.',
    ...computed(),
    resolve: (release, _, { catalogue }) => catalogue.featuresNewIn(release).length,
  }),
  newFeatures: t.field({
    type: 'FeatureConnection',
    description:
      'The features it was the first of its browser to support fully, in the order of slugs.',
    args: { ...forwardArgs(t.arg), skip: skipArg(t.arg) },
    ...computed(),
    resolve: (release, args, { catalogue }) => featurePage(catalogue.featuresNewIn(release), args),
  }),
  newCompatKeys: t.field({
    type: 'CompatKeyConnection',
    description:
      'The compat keys it was the first of its browser to support fully, in the order of paths.',
    args: { ...forwardArgs(t.arg), skip: skipArg(t.arg) },
    ...computed(),
    resolve: (release, args, { catalogue }) => keyPage(catalogue.keysNewIn(release), args),
  }),
}));

builder.queryFields((t) => ({
  release: t.field({
    type: 'Release',
    nullable: true,
    description: 'A release by its browser and version; null when there is none.',
    args: {
      browser: t.arg.string({ required: true, description: "The browser's slug, `safari_ios`." }),
      version: t.arg.string({
        required: true,
        description: "The version in the data's own spelling, `15.4`.",
      }),
    },
    resolve: (_, args, { catalogue }) => {
      const browser = catalogue.browserBySlug(args.browser);
      return browser && catalogue.releaseByVersion(browser, args.version);
    },
  }),
  releaseNearMatches: t.field({
    type: ['Release'],
    description: `At most ${MAX_NEAR_RELEASES} releases a version that never was may mean: those spelled alike, then those it would stand between; empty when the release exists, or the browser does not.`,
    args: {
      browser: t.arg.string({ required: true, description: "The browser's slug, `safari_ios`." }),
      version: t.arg.string({ required: true, description: 'What was typed.' }),
    },
    ...computed({ size: MAX_NEAR_RELEASES }),
    resolve: (_, { browser: slug, version }, { catalogue }) => {
      const browser = catalogue.browserBySlug(slug);
      return !browser || catalogue.releaseByVersion(browser, version)
        ? []
        : nearReleases(browser, version);
    },
  }),
}));
