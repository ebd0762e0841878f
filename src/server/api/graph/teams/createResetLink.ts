import { builder } from '@/server/api/graph/public/builder';
import { type Problem, withProblems } from '@/server/api/graph/public/Problem';
import { copyResetLink } from '@/server/teams/accounts/accountLinks';
import { requireWay } from '@/server/teams/accounts/isOn';
import { requireOperator } from '@/server/teams/accounts/operator';
import { ruled } from './fieldRules';
import { requirePerson } from './teamMutation';

interface ResetLink {
  readonly link?: string;
  readonly problems: readonly Problem[];
}

const resetInput = builder.inputType('CreateResetLinkInput', {
  description: 'The account whose password to reset.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The email address of the account.' }),
  }),
});

const resetPayload = builder.objectRef<ResetLink>('CreateResetLinkPayload').implement({
  description: 'The link to hand over.',
  fields: (t) => ({
    link: t.exposeString('link', {
      nullable: true,
      description: 'Works once, within a day. Null if there are problems.',
    }),
    problems: t.field({
      type: ['Problem'],
      description: 'Why no link was made. Empty if it was.',
      extensions: { size: 1 },
      resolve: ({ problems }) => problems,
    }),
  }),
});

builder.mutationField('createResetLink', (t) =>
  t.field({
    type: resetPayload,
    description: 'Creates a link to set a new password. Only for operators.',
    args: { input: t.arg({ type: resetInput, required: true, description: 'The account.' }) },
    ...ruled('anyone'),
    resolve: (_, { input }, context) =>
      withProblems(async () => {
        const { accountId } = requirePerson(context);
        const database = await context.database();
        await requireOperator(database, accountId);
        requireWay('password');
        return { link: await copyResetLink(database, input.email) };
      }),
  }),
);
