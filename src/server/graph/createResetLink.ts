import { Refusal } from '@/domain/Refusal';
import { copyResetLink } from '@/server/accounts/accountLinks';
import { findOperator } from '@/server/accounts/operator';
import { openDatabase } from '@/server/database/openDatabase';
import { builder } from './builder';
import { ruled } from './fieldRules';
import { type Problem, toProblems } from './Problem';
import { requirePerson } from './teamMutation';

interface ResetLink {
  readonly link?: string;
  readonly problems: readonly Problem[];
}

const resetInput = builder.inputType('CreateResetLinkInput', {
  description: 'Whose password to set.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address of the account.' }),
  }),
});

const resetPayload = builder.objectRef<ResetLink>('CreateResetLinkPayload').implement({
  description: 'The link to hand over.',
  fields: (t) => ({
    link: t.exposeString('link', {
      nullable: true,
      description: 'Good for a day and once. Null if there are problems.',
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
    description: 'Makes a link by which someone sets a new password. For the operator alone.',
    args: { input: t.arg({ type: resetInput, required: true, description: 'Whose.' }) },
    ...ruled('anyone'),
    resolve: async (_, { input }, context) => {
      try {
        const { accountId } = requirePerson(context);
        if ((await findOperator(await openDatabase())) !== accountId)
          throw new Refusal('FORBIDDEN', 'Only the operator of this instance makes such links.');
        return { link: await copyResetLink(input.email), problems: [] };
      } catch (cause) {
        return { problems: toProblems(cause) };
      }
    },
  }),
);
