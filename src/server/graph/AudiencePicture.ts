import { Refusal } from '@/domain/Refusal';
import type { ReleaseAge } from '@/domain/ReleaseAge';
import { baselineReach, type BaselineReach } from '@/server/audiences/baselineReach';
import { browserAges, type BrowserAges } from '@/server/audiences/browserAges';
import { browserslistText } from '@/server/audiences/browserslistText';
import { type DerivedBrowser, derivedBrowsers } from '@/server/audiences/derivedBrowsers';
import { type DropGain, dropGains } from '@/server/coverage/dropGains';
import { type ArgBuilder, builder } from './builder';
import { computed } from './computed';
import { audienceRef, browserRef } from './refs';

const releaseAgeEnum = builder.enumType('ReleaseAge', {
  description: 'How long ago a release came out.',
  values: {
    UNDER_HALF_YEAR: { description: 'Less than six months.' },
    UNDER_ONE_YEAR: { description: 'Six months to a year.' },
    UNDER_TWO_YEARS: { description: 'One year to two.' },
    UNDER_THREE_YEARS: { description: 'Two years to three.' },
    UNDER_FIVE_YEARS: { description: 'Three years to five.' },
    OLDER: { description: 'Five years or more.' },
    UNDATED: { description: 'The data has no date.' },
  } as const satisfies Record<ReleaseAge, object>,
});

const ageShareRef = builder.objectRef<BrowserAges['ages'][number]>('AgeShare').implement({
  description: 'The part of an audience that uses releases of one age.',
  fields: (t) => ({
    age: t.expose('age', { type: releaseAgeEnum, description: 'How old the releases are.' }),
    share: t.exposeFloat('share', { description: 'The share of the whole audience, 0–1.' }),
  }),
});

const browserAgesRef = builder.objectRef<BrowserAges>('BrowserAges').implement({
  description: 'One browser of an audience, by how old the releases in use are.',
  fields: (t) => ({
    browser: t.field({
      type: browserRef,
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    share: t.exposeFloat('share', { description: 'Its share of the whole audience, 0–1.' }),
    ages: t.field({
      type: [ageShareRef],
      description: 'By age, the youngest first; they sum to `share`.',
      extensions: { size: 5 },
      resolve: ({ ages }) => ages,
    }),
  }),
});

const baselineReachRef = builder.objectRef<BaselineReach>('BaselineReach').implement({
  description: 'How much of an audience has all of a Baseline target.',
  fields: (t) => ({
    target: t.exposeString('target', {
      description: '`newly`, `widely` or a year, as in the audience key `baseline:<target>`.',
    }),
    name: t.exposeString('name', { description: 'A name to show.' }),
    share: t.exposeFloat('share', {
      description:
        'The share of the whole audience, 0–1; those whose browser is unknown are not counted as reached.',
    }),
  }),
});

const dropGainRef = builder.objectRef<DropGain>('DropGain').implement({
  description: 'What it would bring to leave out releases from before a day.',
  fields: (t) => ({
    before: t.expose('before', {
      type: 'Date',
      description: 'Releases that came out before this day are left out.',
    }),
    ageMonths: t.exposeInt('ageMonths', { description: 'How many months ago that day is.' }),
    droppedShare: t.exposeFloat('droppedShare', {
      description: 'The share of the audience that is left out, 0–1.',
    }),
    releaseCount: t.exposeInt('releaseCount', {
      description: 'How many releases in use are left out.',
    }),
    featureCount: t.exposeInt('featureCount', {
      description: 'How many features then are on or above the line among those who are left.',
    }),
    gainedCount: t.exposeInt('gainedCount', {
      description: 'How many of them are below it for the whole audience.',
    }),
  }),
});

const lineArg = (arg: ArgBuilder) =>
  arg.float({ required: true, description: 'The line in per cent, above 0 and at most 100.' });

function checkedLine(linePercent: number): number {
  if (linePercent > 0 && linePercent <= 100) return linePercent;
  throw new Refusal(
    'ARGUMENT_INVALID',
    `\`linePercent\` is ${linePercent}, but must be above 0 and at most 100.`,
  );
}

builder.objectFields(audienceRef, (t) => ({
  browserAges: t.field({
    type: [browserAgesRef],
    description: 'Its browsers by the age of the releases in use, the heaviest first.',
    ...computed({ size: 17 }),
    resolve: (audience) => browserAges(audience),
  }),
  baselineReach: t.field({
    type: [baselineReachRef],
    description:
      'How much of it has all that is newly and widely available, and all of each Baseline year, the newest first.',
    ...computed({ size: 14 }),
    resolve: (audience) => baselineReach(audience),
  }),
  dropGains: t.field({
    type: [dropGainRef],
    description: 'What it would bring to leave out its oldest releases, by age, the oldest first.',
    args: { linePercent: lineArg(t.arg) },
    ...computed({ size: 8 }),
    resolve: (audience, { linePercent }, { today }) =>
      dropGains(audience, checkedLine(linePercent), today),
  }),
  browserslistText: t.string({
    description:
      'The lines of a `.browserslistrc` for it: its releases without the oldest, down to the line of those whose release is known.',
    args: { linePercent: lineArg(t.arg) },
    ...computed(),
    resolve: (audience, { linePercent }) => browserslistText(audience, checkedLine(linePercent)),
  }),
}));

const derivedBrowserRef = builder.objectRef<DerivedBrowser>('DerivedBrowser').implement({
  description:
    'A browser with version numbers of its own that the compatibility data does not know, and the engines its versions carry.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      description: 'What baseline-browser-mapping calls it, such as `uc_android`.',
    }),
    engineSlug: t.exposeString('engineSlug', {
      description: 'The browser that stands for its engine, such as `chrome_android`.',
    }),
    versions: t.exposeStringList('versions', { description: 'Its versions, the oldest first.' }),
    engineVersions: t.exposeStringList('engineVersions', {
      description: 'For each version, that of the browser whose engine it carries.',
    }),
  }),
});

builder.queryFields((t) => ({
  derivedBrowsers: t.field({
    type: [derivedBrowserRef],
    description:
      'Browsers that are told by their engine alone: what turns a version an analytics product counted into a release.',
    ...computed({ size: 4 }),
    resolve: () => derivedBrowsers(),
  }),
}));
