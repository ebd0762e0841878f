import { audiencePresets } from '@/server/audiences/audiencePresets';
import { shareByBrowser } from './audienceShares';
import { type ArgBuilder, builder } from './builder';
import { computed } from './computed';
import { audienceId } from './nodeId';
import {
  audiencePresetRef,
  audienceRef,
  browserRef,
  browserShareRef,
  nodeRef,
  unmappedShareRef,
} from './refs';

const KEYS =
  '`world`, `region:DE`, `continent:eu`, `browserslist:<query>`, `baseline:widely`, `baseline:newly`, `baseline:2023` or `custom:<id>`. A trailing `;android=latest` ' +
  'counts every Chrome on Android as the newest release, as caniuse does, instead of the estimated spread';

const audienceKindEnum = builder.enumType('AudienceKind', {
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

audienceRef.implement({
  description: 'Weights over browser releases: the people a team builds for.',
  interfaces: [nodeRef],
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
      type: [unmappedShareRef],
      description:
        'What has usage but no release in the catalogue, named and never dropped; part of the unknown share.',
      ...computed(),
      resolve: ({ unmapped }) => unmapped,
    }),
    browsers: t.field({
      type: [browserShareRef],
      description: 'Its browsers, the heaviest first; browsers nobody uses are left out.',
      ...computed({ size: 17 }),
      resolve: (audience, _, { catalogue }) => shareByBrowser(catalogue, audience),
    }),
  }),
});

unmappedShareRef.implement({
  description: 'Usage that could not be mapped to a release.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The browser as the usage data names it.' }),
    share: t.exposeFloat('share', { description: 'Its share of the whole audience, 0–1.' }),
  }),
});

browserShareRef.implement({
  description: 'A share of an audience that belongs to one browser.',
  fields: (t) => ({
    browser: t.field({
      type: browserRef,
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    share: t.exposeFloat('share', { description: 'The share of the whole audience, 0–1.' }),
  }),
});

audiencePresetRef.implement({
  description: 'An audience that can be picked from a list.',
  fields: (t) => ({
    key: t.exposeString('key', { description: "The audience's key." }),
    name: t.exposeString('name', { description: 'A name to show.' }),
    kind: t.expose('kind', {
      type: audienceKindEnum,
      description: 'What kind of source its weights come from.',
    }),
  }),
});

builder.queryFields((t) => ({
  audience: t.field({
    type: audienceRef,
    nullable: true,
    description:
      'An audience by its key. An unknown or invalid key is the error AUDIENCE_INVALID, whose message says what is wrong with it.',
    args: { key: t.arg.string({ required: true, description: `${KEYS}.` }) },
    resolve: (_, { key }, context) => context.audience(key),
  }),
  audiencePresets: t.field({
    type: [audiencePresetRef],
    description:
      'Every audience that can be picked from a list: the world, continents, regions, Baseline targets.',
    ...computed({ size: 260 }),
    resolve: () => audiencePresets(),
  }),
}));
