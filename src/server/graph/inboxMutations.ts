import './Mutation';
import { openDatabase } from '@/server/database/openDatabase';
import type { InboxRow } from '@/server/database/ReviewTables';
import { markInbox } from '@/server/workspaces/inbox';
import { builder } from './builder';
import { ruled } from './fieldRules';
import { type Problem, toProblems } from './Problem';
import { requirePerson } from './teamMutation';
import { localId } from './teamNode';

/** As many as a page shows. */
const MAX_MARKED = 100;

const markEnum = builder.enumType('InboxMark', {
  description: 'How far a person is with an item.',
  values: {
    UNREAD: { description: 'Not looked at.' },
    SEEN: { description: 'Looked at.' },
    DONE: { description: 'Nothing is left to do.' },
  } as const,
});

const markInput = builder.inputType('MarkInboxInput', {
  description: 'Items of the inbox to mark.',
  fields: (t) => ({
    ids: t.idList({ required: true, description: `At most ${MAX_MARKED} items of one’s own.` }),
    mark: t.field({ type: markEnum, required: true, description: 'How.' }),
  }),
});

interface Marked {
  readonly items: readonly InboxRow[];
  readonly problems: readonly Problem[];
}

const markPayload = builder.objectRef<Marked>('MarkInboxPayload').implement({
  description: 'The items that were marked.',
  fields: (t) => ({
    items: t.field({
      type: ['InboxItem'],
      description: 'As they are now.',
      extensions: { size: 3 },
      resolve: ({ items }) => [...items],
    }),
    viewer: t.field({
      type: 'Viewer',
      nullable: true,
      description: 'The person, with what is left unread.',
      resolve: (_, __, { viewer }) => (viewer?.kind === 'person' ? viewer : null),
    }),
    problems: t.field({
      type: ['Problem'],
      description: 'Why nothing was changed. Empty if it was.',
      extensions: { size: 1 },
      resolve: ({ problems }) => problems,
    }),
  }),
});

builder.mutationField('markInbox', (t) =>
  t.field({
    type: markPayload,
    description: 'Marks items of one’s own inbox; ids of others change nothing.',
    args: { input: t.arg({ type: markInput, required: true, description: 'Which and how.' }) },
    ...ruled('anyone'),
    resolve: async (_, { input: { ids, mark } }, context): Promise<Marked> => {
      try {
        const { accountId } = requirePerson(context);
        const database = await openDatabase();
        const local = ids.slice(0, MAX_MARKED).flatMap((id) => localId('inbox', id) ?? []);
        const items = await database.inTransaction(() =>
          markInbox(database, accountId, { ids: local, mark }),
        );
        return { items, problems: [] };
      } catch (cause) {
        return { items: [], problems: toProblems(cause) };
      }
    },
  }),
);
