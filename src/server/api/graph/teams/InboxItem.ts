import { builder } from '@/server/api/graph/public/builder';
import type { InboxRow } from '@/server/platform/database/ReviewTables';
import type { InboxData, InboxReason } from '@/server/teams/workspaces/inbox';
import { ruled } from './fieldRules';
import { teamConnection } from './teamConnection';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    InboxItem: InboxRow;
  }
}

const inboxReasonEnum = builder.enumType('InboxReason', {
  description: 'Why a person gets an item.',
  values: {
    OWNS_DECISION: { description: 'They own the decision.' },
    MADE_DECISION: { description: 'They made, proposed or owned the decision before.' },
    EDITS_PROJECT: {
      description:
        'They edit the project: something was proposed, or a decision has no owner who answers.',
    },
    WATCHES_PROJECT: { description: 'They watch the project.' },
    WATCHES_SUBJECT: { description: 'They watch the feature, key or search.' },
    MANAGES_WORKSPACE: { description: 'They manage the workspace.' },
  } as const,
});

const parseData = ({ data }: InboxRow): InboxData => JSON.parse(data) as InboxData;

/** Reached only through the person it belongs to. */
const OWN = ruled('anyone');

builder.objectType('InboxItem', {
  description: 'Something a person should look at.',
  fields: (t) => ({
    id: t.id({ description: 'Identifies it.', ...OWN, resolve: ({ id }) => `inbox:${id}` }),
    reason: t.field({
      type: inboxReasonEnum,
      description: 'Why this person gets it.',
      ...OWN,
      resolve: ({ reason }) => reason as InboxReason,
    }),
    sentence: t.string({
      description: 'What happened, in plain words.',
      ...OWN,
      resolve: (item) => parseData(item).sentence,
    }),
    path: t.string({
      description: 'The path on this site where it can be handled.',
      ...OWN,
      resolve: (item) => parseData(item).path,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it happened.',
      ...OWN,
      resolve: ({ created_at }) => created_at,
    }),
    isSeen: t.boolean({
      description: 'Whether the person has seen it.',
      ...OWN,
      resolve: ({ seen_at }) => seen_at !== null,
    }),
    isDone: t.boolean({
      description: 'Whether nothing is left to do.',
      ...OWN,
      resolve: ({ done_at }) => done_at !== null,
    }),
  }),
});

export const inboxConnection = teamConnection<InboxRow, 'InboxItem'>('Inbox', {
  node: 'InboxItem',
  rule: 'anyone',
  what: ['items of an inbox', 'an item'],
  toNode: (row) => row,
});
