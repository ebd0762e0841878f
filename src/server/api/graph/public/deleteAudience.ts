import { deleteAudience } from '@/server/model/audiences/changeAudiences';
import { builder } from './builder';
import { audienceId } from './nodeId';
import { type Problem, withProblems } from './Problem';

declare module './builder' {
  interface GraphObjects {
    DeleteAudiencePayload: { readonly key?: string; readonly problems: readonly Problem[] };
  }
}

builder.objectType('DeleteAudiencePayload', {
  description: 'The result of deleting an audience.',
  fields: (t) => ({
    key: t.exposeString('key', {
      nullable: true,
      description: 'The key of the deleted audience. Null if there are problems.',
    }),
    deletedId: t.id({
      nullable: true,
      description: 'The global id of the deleted audience. Null if there are problems.',
      resolve: ({ key }) => key && audienceId(key),
    }),
    problems: t.field({
      type: ['Problem'],
      description: 'Why the audience was not deleted. Empty if it was.',
      extensions: { size: 1 },
      resolve: ({ problems }) => problems,
    }),
  }),
});

builder.mutationFields((t) => ({
  deleteAudience: t.field({
    type: 'DeleteAudiencePayload',
    description: "Deletes a user's own audience for everyone and erases its contents.",
    args: {
      key: t.arg.string({ required: true, description: 'Its key, `custom:<id>`.' }),
      token: t.arg.string({
        required: true,
        description: 'The secret chosen when it was created.',
      }),
    },
    resolve: (_, { key, token }, context) =>
      withProblems(async () => {
        await deleteAudience(await context.database(), context.catalogue, key, token);
        return { key };
      }),
  }),
}));
