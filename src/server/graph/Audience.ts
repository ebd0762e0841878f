import type { Audience } from '@/domain/Audience';
import { audiencePresets } from '@/server/audiences/audiencePresets';
import { shareByBrowser } from '@/server/audiences/browserShares';
import { browserslistText } from '@/server/audiences/browserslistText';
import { type ArgBuilder, builder } from './builder';
import { computed } from './computed';
import { checkedLine, linePercentArg } from './linePercentArg';
import { audienceId } from './nodeId';

declare module './builder' {
  interface GraphObjects {
    Audience: Audience;
  }
}

const KEYS =
  '`world`, `region:DE`, `continent:eu`, `browserslist:<query>`, `baseline:widely`, `baseline:newly`, `baseline:2023` or `custom:<id>`. A trailing `;android=latest` ' +
  'counts every Chrome on Android as the newest release, as caniuse does, instead of the estimated spread';

export const audienceKindEnum = builder.enumType('AudienceKind', {
  description: 'What kind of source the weights of an audience come from.',
  values: {
    WORLD: { description: 'Usage of the whole world.' },
    CONTINENT: { description: 'Usage of a continent.' },
    REGION: { description: 'Usage of a country or territory.' },
    BROWSERSLIST: {
      description: 'A Browserslist query: its targets, weighted by their usage in the world.',
    },
    BASELINE: {
      description: 'A Baseline target: its browsers, weighted by their usage in the world.',
    },
    CUSTOM: { description: 'Somebody’s own: counted by themselves, or blended of others.' },
  } as const,
});

/** The required argument of everything that is told for an audience. */
export const audienceArg = (arg: ArgBuilder) =>
  arg.string({
    required: true,
    description: `The audience's key: ${KEYS}. An unknown or invalid key is the error AUDIENCE_INVALID.`,
  });

builder.objectType('Audience', {
  description: 'Weights over browser releases: the people a team builds for.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'The global id, `audience:region:DE`.',
      resolve: ({ key }) => audienceId(key),
    }),
    key: t.exposeString('key', { description: 'What names it in every `audience` argument.' }),
    name: t.exposeString('name', { description: 'A name to show.' }),
    kind: t.expose('kind', {
      type: audienceKindEnum,
      description: 'What kind of source its weights come from.',
    }),
    trackedShare: t.exposeFloat('trackedShare', {
      description:
        'The share of the audience whose browser could be told; the rest is unknown, never dropped.',
    }),
    isAndroidEstimated: t.exposeBoolean('isAndroidEstimated', {
      description:
        'Whether Chrome on Android, which the usage data knows only as “latest”, was spread over releases like Chrome on desktops: an estimate.',
    }),
    sourceNote: t.exposeString('sourceNote', {
      description: 'One sentence that says where the weights come from.',
    }),
    releaseCount: t.int({
      description: 'How many browser releases somebody in the audience uses.',
      ...computed(),
      resolve: ({ weights }) => weights.reduce((count, weight) => count + Number(weight > 0), 0),
    }),
    worldShare: t.exposeFloat('worldShare', {
      nullable: true,
      description:
        "For lists of targets (Browserslist, Baseline): the share of the world's usage the list covers. Null for the others.",
    }),
    createdOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day an own audience was made. Null for the others.',
      resolve: ({ own }) => own?.createdOn,
    }),
    endsOn: t.field({
      type: 'Date',
      nullable: true,
      description:
        'The day an own audience ends where nobody asks for it before. Null for the others.',
      resolve: ({ own }) => own?.endsOn,
    }),
    unmapped: t.field({
      type: ['UnmappedShare'],
      description:
        'What has usage but no release in the catalogue, named and never dropped; part of the unknown share.',
      ...computed(),
      resolve: ({ unmapped }) => unmapped,
    }),
    browsers: t.field({
      type: ['BrowserShare'],
      description: 'Its browsers, the heaviest first; browsers nobody uses are left out.',
      ...computed({ size: 17 }),
      resolve: (audience, _, { catalogue }) => shareByBrowser(catalogue, audience),
    }),
  }),
});

builder.queryFields((t) => ({
  audience: t.field({
    type: 'Audience',
    nullable: true,
    description:
      'An audience by its key. An unknown or invalid key is the error AUDIENCE_INVALID, whose message says what is wrong with it.',
    args: { key: t.arg.string({ required: true, description: `${KEYS}.` }) },
    resolve: (_, { key }, context) => context.audience(key),
  }),
  audiencePresets: t.field({
    type: ['AudiencePreset'],
    description:
      'Every audience that can be picked from a list: the world, continents, regions, Baseline targets.',
    ...computed({ size: 260 }),
    resolve: (_, __, { catalogue }) => audiencePresets(catalogue),
  }),
}));

builder.objectFields('Audience', (t) => ({
  browserslistText: t.string({
    description:
      'The lines of a `.browserslistrc` for it: its releases without the oldest, down to the line of those whose release is known.',
    args: { linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: (audience, { linePercent }, { catalogue }) =>
      browserslistText(catalogue, audience, checkedLine(linePercent)),
  }),
}));
