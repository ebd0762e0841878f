import type { Audience } from '@/domain/Audience';
import type { Refusal } from '@/domain/Refusal';
import { createAudience, deleteAudience } from '@/server/audiences/changeAudiences';
import { AUDIENCE_LIMITS } from '@/server/audiences/checkRecipe';
import { builder } from './builder';
import { computed } from './computed';
import { audienceId } from './nodeId';
import { audienceRef } from './refs';

interface Problem {
  readonly code: string;
  readonly message: string;
}

const problemRef = builder.objectRef<Problem>('Problem').implement({
  description: 'Why something that was asked for was refused.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'A stable code, such as AUDIENCE_INVALID.' }),
    message: t.exposeString('message', {
      description: 'What is wrong and what was expected, in a sentence.',
    }),
  }),
});

interface AudienceAnswer {
  readonly audience?: Audience;
  readonly problems: readonly Problem[];
}

const refused = (cause: unknown): AudienceAnswer => {
  // By name: what is kept in memory may come from another instance of the same module.
  if (!(cause instanceof Error && cause.name === 'Refusal')) throw cause;
  return { problems: [{ code: (cause as Refusal).code, message: cause.message }] };
};

const audiencePayload = (name: string, description: string) =>
  builder.objectRef<AudienceAnswer>(name).implement({
    description,
    fields: (t) => ({
      audience: t.field({
        type: audienceRef,
        nullable: true,
        description: 'The audience; null where there are problems.',
        resolve: ({ audience }) => audience,
      }),
      problems: t.field({
        type: [problemRef],
        description: 'Why there is none; empty where there is one.',
        extensions: { size: 1 },
        resolve: ({ problems }) => problems,
      }),
    }),
  });

const lookupRef = audiencePayload('AudienceLookup', 'An audience, or why there is none.');
const createPayloadRef = audiencePayload(
  'CreateAudiencePayload',
  'The audience that was made, or why none was.',
);

const deletePayloadRef = builder
  .objectRef<{ readonly key?: string; readonly problems: readonly Problem[] }>(
    'DeleteAudiencePayload',
  )
  .implement({
    description: 'The audience that is no more, or why it still is.',
    fields: (t) => ({
      key: t.exposeString('key', {
        nullable: true,
        description: 'The key that names nothing any more; null where there are problems.',
      }),
      deletedId: t.id({
        nullable: true,
        description: 'The global id that names nothing any more; null where there are problems.',
        resolve: ({ key }) => key && audienceId(key),
      }),
      problems: t.field({
        type: [problemRef],
        description: 'Why it was not deleted; empty where it was.',
        extensions: { size: 1 },
        resolve: ({ problems }) => problems,
      }),
    }),
  });

const unmappedInput = builder.inputType('UnmappedWeightInput', {
  description: 'What was counted and has no release.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is called, and why it is unknown.' }),
    weight: t.float({
      required: true,
      description: 'How much of its part it is, in the unit of the other weights.',
    }),
  }),
});

const browserWeightsInput = builder.inputType('BrowserWeightsInput', {
  description: 'What was counted of one browser.',
  fields: (t) => ({
    slug: t.string({
      required: true,
      description: 'The slug of the browser, such as `safari_ios`.',
    }),
    versions: t.stringList({
      required: true,
      description:
        'Versions of its releases as `Release.version` has them. Others are kept and count as unknown.',
    }),
    weights: t.floatList({
      required: true,
      description: 'One for each version, in any unit; none negative.',
    }),
  }),
});

const versionlessInput = builder.inputType('VersionlessWeightInput', {
  description: 'A browser that was counted without versions.',
  fields: (t) => ({
    browsers: t.stringList({
      required: true,
      description:
        'The slugs its name may mean, 1 to 4: `chrome` and `chrome_android` where no platform was counted either.',
    }),
    weight: t.float({
      required: true,
      description: 'How much of its part it is, in the unit of the other weights.',
    }),
  }),
});

const partInput = builder.inputType('AudiencePartInput', {
  description:
    'A part of an audience: either another audience by its `key`, or what was counted, in `browsers`, `versionless` and `unmapped`.',
  fields: (t) => ({
    weight: t.float({
      required: true,
      description:
        'How much of the whole it is, beside the weights of the other parts: 60 and 40, or 0.6 and 0.4.',
    }),
    key: t.string({
      description:
        'The key of another audience. An own audience is copied, and does not have to last.',
    }),
    browsers: t.field({
      type: [browserWeightsInput],
      description: `What was counted: at most ${AUDIENCE_LIMITS.releases} releases.`,
    }),
    unmapped: t.field({
      type: [unmappedInput],
      description: `What was counted and has no release: at most ${AUDIENCE_LIMITS.unmapped} names.`,
    }),
    versionless: t.field({
      type: [versionlessInput],
      description:
        'What was counted without versions: spread over the releases of these browsers as people in `versionsFrom` use them, which is an estimate. ' +
        `At most ${AUDIENCE_LIMITS.versionless}.`,
    }),
    versionsFrom: t.string({
      description:
        'The place whose releases stand in for the versions nobody counted: `world`, `continent:eu` or `region:DE`. Required with `versionless`.',
    }),
  }),
});

const createInput = builder.inputType('CreateAudienceInput', {
  description: 'An audience to keep.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: `What it is called: at most ${AUDIENCE_LIMITS.nameLength} characters.`,
    }),
    parts: t.field({
      type: [partInput],
      required: true,
      description: `One part, or up to ${AUDIENCE_LIMITS.parts} for a blend.`,
    }),
    token: t.string({
      required: true,
      description:
        'A secret made at random by whoever makes the audience, 32 to 128 characters: it deletes the audience again.',
    }),
  }),
});

builder.queryFields((t) => ({
  audienceLookup: t.field({
    type: lookupRef,
    description:
      'The same as `audience`, for whoever has to go on where there is none: an invalid key is a problem here and no error.',
    args: { key: t.arg.string({ required: true, description: 'An audience key.' }) },
    ...computed(),
    resolve: (_, { key }, context): AudienceAnswer => {
      try {
        return { audience: context.audience(key), problems: [] };
      } catch (cause) {
        return refused(cause);
      }
    },
  }),
}));

builder.mutationType({
  description:
    'What can be changed: one field an operation, with an `Idempotency-Key` header made once for each change.',
});

builder.mutationFields((t) => ({
  createAudience: t.field({
    type: createPayloadRef,
    description:
      'Keeps an audience under an unguessable key, `custom:<id>`, until it has gone unused for 90 days.',
    args: { input: t.arg({ type: createInput, required: true, description: 'The audience.' }) },
    resolve: (_, { input: { name, parts, token } }): Promise<AudienceAnswer> =>
      createAudience({ name, parts }, token).then(
        (audience) => ({ audience, problems: [] }),
        refused,
      ),
  }),
  deleteAudience: t.field({
    type: deletePayloadRef,
    description: 'Deletes an own audience for everybody. What was in it is erased.',
    args: {
      key: t.arg.string({ required: true, description: 'Its key, `custom:<id>`.' }),
      token: t.arg.string({ required: true, description: 'The secret it was made with.' }),
    },
    resolve: (_, { key, token }) =>
      deleteAudience(key, token).then(
        () => ({ key, problems: [] }),
        (cause: unknown) => ({ problems: refused(cause).problems }),
      ),
  }),
}));
