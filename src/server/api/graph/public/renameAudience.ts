import './Mutation';
import { renameAudience } from '@/server/model/audiences/changeAudiences';
import { AUDIENCE_LIMITS } from '@/server/model/audiences/checkRecipe';
import { builder } from './builder';
import { withProblems } from './Problem';

const renameInput = builder.inputType('RenameAudienceInput', {
  description: 'A new name of an audience.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Its key, `custom:<id>`.' }),
    token: t.string({ required: true, description: 'The secret chosen when it was created.' }),
    name: t.string({
      required: true,
      description: `The new name, at most ${AUDIENCE_LIMITS.nameLength} characters.`,
    }),
  }),
});

builder.mutationFields((t) => ({
  renameAudience: t.field({
    type: 'RenameAudiencePayload',
    description: "Renames a user's own audience for everyone. Its key and address stay.",
    args: { input: t.arg({ type: renameInput, required: true, description: 'The new name.' }) },
    resolve: (_, { input: { key, token, name } }, context) =>
      withProblems(async () => {
        const database = await context.database();
        const audience = await renameAudience(database, context.catalogue, key, token, name);
        return { audience };
      }),
  }),
}));
