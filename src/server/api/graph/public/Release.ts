import type { Release } from '@/server/data/catalogue/Catalogue';
import { releaseTimingOn } from '@/server/data/catalogue/releaseStatus';
import { featureList, featurePage } from '@/server/model/features/featureList';
import { keyPage } from '@/server/model/features/keyList';
import { missingFeatures } from '@/server/model/features/missingFeatures';
import { MAX_NEAR_RELEASES, nearReleases } from '@/server/model/features/nearReleases';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkListLine, listLineArg } from './linePercentArg';
import { releaseId } from './nodeId';
import { forwardArgs, skipArg } from './pageArgs';

declare module './builder' {
  interface GraphObjects {
    Release: Release;
  }
}

const timingEnum = builder.enumType('ReleaseTiming', {
  description: 'Whether a release is out, and how certain its day is.',
  values: {
    OUT: { description: 'It is out: a data package says so.' },
    PLANNED: { description: 'Its planned day is in the future.' },
    UNCONFIRMED: {
      description: 'Its planned day has passed, and no data package says that it came out.',
    },
    UNDATED: { description: 'It is not out, and has no planned day.' },
  } as const,
});

builder.objectType('Release', {
  description: 'A browser release.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({ description: 'Global id, such as `release:safari_ios@15.4`.', resolve: releaseId }),
    version: t.exposeString('version', {
      description: 'The version as the compat data spells it, such as `15.4`.',
    }),
    releasedOn: t.expose('releasedOn', {
      type: 'Date',
      nullable: true,
      description: 'The day it came out or is planned to (see `timing`). Null if unknown.',
    }),
    timing: t.field({
      type: timingEnum,
      description: 'Whether it is out, and how certain its day is.',
      resolve: (release, _, { today }) => releaseTimingOn(release, today),
    }),
    status: t.exposeString('status', {
      description:
        'What it is today: `retired`, `current`, `exclusive`, `esr`, `beta`, `nightly` or `planned`. What the compat data still calls `beta` is out if another package dates it.',
    }),
    engine: t.exposeString('engine', {
      nullable: true,
      description: 'Its engine, such as `WebKit`. Null if unknown.',
    }),
    engineVersion: t.exposeString('engineVersion', {
      nullable: true,
      description: "The engine's version. Null if unknown.",
    }),
    notesUrl: t.exposeString('notesUrl', {
      nullable: true,
      description: "URL of the vendor's release notes. Null if unknown.",
    }),
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    previous: t.field({
      type: 'Release',
      nullable: true,
      description: 'The previous release. Null for the first.',
      resolve: ({ browser, index }) => browser.releases[index - 1],
    }),
    next: t.field({
      type: 'Release',
      nullable: true,
      description: 'The next release. Null for the last one known.',
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
    description: 'How many features this browser first fully supported in this release.',
    ...computed(),
    resolve: (release, _, { catalogue }) => catalogue.featuresNewIn(release).length,
  }),
  newFeatures: t.field({
    type: 'FeatureConnection',
    description: 'The features this browser first fully supported in this release, sorted by slug.',
    args: { ...forwardArgs(t.arg), skip: skipArg(t.arg) },
    ...computed(),
    resolve: (release, args, { catalogue }) => featurePage(catalogue.featuresNewIn(release), args),
  }),
  missingFeatures: t.field({
    type: 'FeatureConnection',
    description:
      'The features this release supports in part or not at all, those that most of the audience can use first. What is unknown is not listed.',
    args: {
      audience: audienceArg(t.arg),
      query: t.arg.string({
        description: 'Only those that match, in the language of `features(query:)`.',
      }),
      linePercent: listLineArg(t.arg),
      ...forwardArgs(t.arg),
      skip: skipArg(t.arg),
    },
    ...computed(),
    resolve: (release, { linePercent, ...args }, context) => {
      const terms = { ...args, linePercent: checkListLine(linePercent) };
      const missing = missingFeatures(context, release, terms);
      return featureList(context, { ...terms, sort: 'COVERAGE_DESC' }, missing);
    },
  }),
  newCompatKeys: t.field({
    type: 'CompatKeyConnection',
    description:
      'The compat keys this browser first fully supported in this release, sorted by path.',
    args: { ...forwardArgs(t.arg), skip: skipArg(t.arg) },
    ...computed(),
    resolve: (release, args, { catalogue }) => keyPage(catalogue.keysNewIn(release), args),
  }),
}));

builder.queryFields((t) => ({
  release: t.field({
    type: 'Release',
    nullable: true,
    description: 'A release by its browser and version. Null if there is none.',
    args: {
      browser: t.arg.string({
        required: true,
        description: "The browser's slug, such as `safari_ios`.",
      }),
      version: t.arg.string({
        required: true,
        description: 'The version as the compat data spells it, such as `15.4`.',
      }),
    },
    resolve: (_, args, { catalogue }) => {
      const browser = catalogue.browserBySlug(args.browser);
      return browser && catalogue.releaseByVersion(browser, args.version);
    },
  }),
  releaseNearMatches: t.field({
    type: ['Release'],
    description: `Releases that an unknown version may stand for, at most ${MAX_NEAR_RELEASES}: similar spellings first, then its neighbors. Empty if the release exists or the browser does not.`,
    args: {
      browser: t.arg.string({
        required: true,
        description: "The browser's slug, such as `safari_ios`.",
      }),
      version: t.arg.string({ required: true, description: 'The mistyped text.' }),
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
