import './Mutation';
import { createAudience } from '@/server/model/audiences/changeAudiences';
import { AUDIENCE_LIMITS } from '@/server/model/audiences/checkRecipe';
import { partInput } from './AudiencePartInput';
import { builder } from './builder';
import { withProblems } from './Problem';

const createInput = builder.inputType('CreateAudienceInput', {
  description: 'An audience to create.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: `Its name, at most ${AUDIENCE_LIMITS.nameLength} characters.`,
    }),
    parts: t.field({
      type: [partInput],
      required: true,
      description: `One part, or up to ${AUDIENCE_LIMITS.parts} for a blend.`,
    }),
    token: t.string({
      required: true,
      description:
        'A random secret of 32 to 128 characters, chosen by the creator. It is needed to delete the audience.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createAudience: t.field({
    type: 'CreateAudiencePayload',
    description:
      'Stores an audience under an unguessable key, `custom:<id>`. It is deleted after 90 days without use.',
    args: { input: t.arg({ type: createInput, required: true, description: 'The audience.' }) },
    resolve: (_, { input }, context) =>
      withProblems(async () => {
        const { catalogue, admitAudience: admit } = context;
        const database = await context.database();
        const audience = await createAudience(database, catalogue, input, input.token, { admit });
        return { audience };
      }),
  }),
}));
