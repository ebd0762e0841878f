import '@/server/api/graph/public/Mutation';
import { builder } from '@/server/api/graph/public/builder';
import { type Problem, toProblems } from '@/server/api/graph/public/Problem';
import type { InboxRow } from '@/server/platform/database/ReviewTables';
import { markInbox } from '@/server/teams/workspaces/inbox';
import { ruled } from './fieldRules';
import { requirePerson } from './teamMutation';
import { localId } from './teamNode';

/** As many as a page shows. */
const MAX_MARKED = 100;

const markEnum = builder.enumType('InboxMark', {
  description: 'What a person has done about an item.',
  values: {
    UNREAD: { description: 'The item was not seen yet.' },
    SEEN: { description: 'The item was seen.' },
    DONE: { description: 'The item is done.' },
  } as const,
});

const markInput = builder.inputType('MarkInboxInput', {
  description: 'Inbox items to mark.',
  fields: (t) => ({
    ids: t.idList({ required: true, description: `At most ${MAX_MARKED} of the viewer’s items.` }),
    mark: t.field({ type: markEnum, required: true, description: 'The mark to set.' }),
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
      description: 'The items as they are now.',
      extensions: { size: 3 },
      resolve: ({ items }) => [...items],
    }),
    viewer: t.field({
      type: 'Viewer',
      nullable: true,
      description: 'The viewer, with the new unread count.',
      resolve: (_, __, { viewer }) => (viewer?.kind === 'person' ? viewer : null),
    }),
    problems: t.field({
      type: ['Problem'],
      description: 'Why the change was refused. Empty if it was made.',
      extensions: { size: 1 },
      resolve: ({ problems }) => problems,
    }),
  }),
});

builder.mutationField('markInbox', (t) =>
  t.field({
    type: markPayload,
    description: 'Marks items of the viewer’s inbox. Ids of other people’s items are ignored.',
    args: {
      input: t.arg({ type: markInput, required: true, description: 'The items and the mark.' }),
    },
    ...ruled('anyone'),
    resolve: async (_, { input: { ids, mark } }, context): Promise<Marked> => {
      try {
        const { accountId } = requirePerson(context);
        const database = await context.database();
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
