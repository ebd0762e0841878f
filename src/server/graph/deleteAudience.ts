import { deleteAudience } from '@/server/audiences/changeAudiences';
import { builder } from './builder';
import { audienceId } from './nodeId';
import { type Problem, toProblems } from './Problem';

declare module './builder' {
  interface GraphObjects {
    DeleteAudiencePayload: { readonly key?: string; readonly problems: readonly Problem[] };
  }
}

builder.objectType('DeleteAudiencePayload', {
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
      type: ['Problem'],
      description: 'Why it was not deleted; empty where it was.',
      extensions: { size: 1 },
      resolve: ({ problems }) => problems,
    }),
  }),
});

builder.mutationFields((t) => ({
  deleteAudience: t.field({
    type: 'DeleteAudiencePayload',
    description: 'Deletes an own audience for everybody. What was in it is erased.',
    args: {
      key: t.arg.string({ required: true, description: 'Its key, `custom:<id>`.' }),
      token: t.arg.string({ required: true, description: 'The secret it was made with.' }),
    },
    resolve: (_, { key, token }, { catalogue }) =>
      deleteAudience(catalogue, key, token).then(
        () => ({ key, problems: [] }),
        (cause: unknown) => ({ problems: toProblems(cause) }),
      ),
  }),
}));
