import type { Audience, AudienceValue } from '@/domain/Audience';
import { roundToStep } from '@/domain/valueShare';
import { audiencePresets } from '@/server/model/audiences/audiencePresets';
import { shareByBrowser } from '@/server/model/audiences/browserShares';
import { MAX_UNMAPPED } from '@/server/model/audiences/mixAudience';
import { checkFirst } from '@/server/model/features/connection';
import { browserslistQueries } from '@/server/model/policy/browserslistQueries';
import { setFloors } from '@/server/model/policy/setFloors';
import { type ArgBuilder, builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';
import { audienceId } from './nodeId';

declare module './builder' {
  interface GraphObjects {
    Audience: Audience;
    AudienceValue: AudienceValue;
  }
}

const KEYS =
  '`world`, `region:DE`, `continent:eu`, `browserslist:<query>`, `baseline:widely`, `baseline:newly`, `baseline:2023`, `platforms:ios=60,android=30,desktop=10;from=region:DE` or `custom:<id>`. The suffix `;android=latest` ' +
  'counts all of Chrome on Android as its newest release, as caniuse does, instead of estimating its releases';

export const audienceKindEnum = builder.enumType('AudienceKind', {
  description: 'Where the weights of an audience come from.',
  values: {
    WORLD: { description: 'Worldwide usage.' },
    CONTINENT: { description: 'Usage in one continent.' },
    REGION: { description: 'Usage in one country or territory.' },
    BROWSERSLIST: {
      description: 'The releases a Browserslist query names, weighted by worldwide usage.',
    },
    BASELINE: {
      description: 'The releases that support a Baseline target, weighted by worldwide usage.',
    },
    PLATFORMS: {
      description:
        'Shares of platforms, such as 60 % iOS; browsers and releases within each are estimated from a place.',
    },
    CUSTOM: { description: 'Created by a user: imported counts, or a blend of other audiences.' },
  } as const,
});

/** The required argument of every field that answers for an audience. */
export const audienceArg = (arg: ArgBuilder) =>
  arg.string({
    required: true,
    description: `The audience's key: ${KEYS}. Errors: AUDIENCE_INVALID for a key that cannot be read, AUDIENCE_UNKNOWN and AUDIENCE_GONE for \`custom:\` keys.`,
  });

const UNMAPPED = { byDefault: MAX_UNMAPPED + 1, max: MAX_UNMAPPED + 1 };

builder.objectType('Audience', {
  description: 'A weight for every browser release: the people a team builds for.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'Global id, such as `audience:region:DE`.',
      resolve: ({ key }) => audienceId(key),
    }),
    key: t.exposeString('key', { description: 'The value that `audience` arguments take.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
    kind: t.expose('kind', {
      type: audienceKindEnum,
      description: 'Where its weights come from.',
    }),
    trackedShare: t.exposeFloat('trackedShare', {
      description:
        'The share of the audience whose browser release is known. The rest counts as unknown.',
    }),
    isAndroidEstimated: t.exposeBoolean('isAndroidEstimated', {
      description:
        'Whether the releases of Chrome on Android are estimated from desktop Chrome, because the usage data reports only “latest”.',
    }),
    isFixed: t.boolean({
      description:
        'Whether it is a fixed list of releases: nobody in it ever updates, so no share of it grows.',
      resolve: ({ isFixed }) => isFixed === true,
    }),
    sourceNote: t.exposeString('sourceNote', {
      description: 'Where the weights come from, in one sentence.',
    }),
    releaseCount: t.int({
      description: 'How many browser releases the audience uses.',
      ...computed(),
      resolve: ({ weights }) => weights.reduce((count, weight) => count + Number(weight > 0), 0),
    }),
    worldShare: t.exposeFloat('worldShare', {
      nullable: true,
      description:
        'For Browserslist and Baseline audiences: the share of worldwide usage that the listed releases cover. Null for others.',
    }),
  }),
});

builder.objectFields('Audience', (t) => ({
  createdOn: t.field({
    type: 'Date',
    nullable: true,
    description: "The day a user's own audience was created. Null for others.",
    resolve: ({ own }) => own?.createdOn,
  }),
  endsOn: t.field({
    type: 'Date',
    nullable: true,
    description:
      "The day a user's own audience will be deleted if nobody uses it until then. Null for others.",
    resolve: ({ own }) => own?.endsOn,
  }),
  value: t.field({
    type: 'AudienceValue',
    nullable: true,
    description:
      'What its visits are worth, such as revenue, if the user’s file had such a column. Null for others.',
    resolve: ({ value }) => value,
  }),
  browsers: t.field({
    type: ['BrowserShare'],
    description: 'Its browsers, most used first. Browsers that nobody uses are left out.',
    ...computed({ size: 17 }),
    resolve: (audience, _, { catalogue }) => shareByBrowser(catalogue, audience),
  }),
}));

builder.objectType('AudienceValue', {
  description: 'Revenue or conversions, counted as well as people.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name in the user’s file.' }),
    step: t.exposeFloat('step', {
      description: 'The precision of its shares: 0.001, 0.01 or 0.1.',
    }),
    knownShare: t.float({
      description: 'The share of it from visits whose release is known, 0–1.',
      resolve: ({ weights, step }) =>
        roundToStep(
          weights.reduce((sum, weight) => sum + weight, 0),
          step,
        ),
    }),
  }),
});

builder.queryFields((t) => ({
  audience: t.field({
    type: 'Audience',
    nullable: true,
    description:
      'An audience by its key. Errors: AUDIENCE_INVALID for a key that cannot be read, AUDIENCE_UNKNOWN for an own audience that never existed, AUDIENCE_GONE for one that was deleted or expired.',
    args: { key: t.arg.string({ required: true, description: `${KEYS}.` }) },
    resolve: (_, { key }, context) => context.audience(key),
  }),
  audiencePresets: t.field({
    type: ['AudiencePreset'],
    description:
      'Every audience a picker can offer: the world, continents, regions and Baseline targets.',
    ...computed({ size: 260 }),
    resolve: (_, __, { catalogue }) => audiencePresets(catalogue),
  }),
}));

builder.objectFields('Audience', (t) => ({
  browserslistText: t.string({
    description:
      'A `.browserslistrc` for the audience, as the one of a policy that drops the oldest versions first.',
    args: { linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: (audience, { linePercent }, { catalogue, today: day }) => {
      const line = checkLinePercent(linePercent);
      const { floors } = setFloors(catalogue, audience, {
        linePercent: line,
        rule: 'AGE',
        moved: [],
        day,
      });
      const { queries, notes } = browserslistQueries(catalogue, floors);
      return [...notes.map((note) => `# ${note}`), ...queries].join('\n');
    },
  }),
}));

builder.objectFields('Audience', (t) => ({
  unmapped: t.field({
    type: ['UnmappedShare'],
    description:
      'Usage that matches no release in the catalogue, by name, heaviest first. It counts as unknown.',
    args: {
      first: t.arg.int({
        description: `How many at most, 1 to ${UNMAPPED.max}. Default: all there are. Other values are the error PAGE_SIZE_INVALID.`,
      }),
    },
    ...computed(),
    resolve: ({ unmapped }, { first }) => unmapped.slice(0, checkFirst(first, UNMAPPED)),
  }),
}));
