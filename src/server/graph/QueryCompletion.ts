import { checkedFirst } from '@/server/features/connection';
import { type QueryCompletion, queryCompletions } from '@/server/features/queryCompletions';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    QueryCompletion: QueryCompletion;
  }
}

const COMPLETIONS = { byDefault: 8, max: 50 };

builder.objectType('QueryCompletion', {
  description: 'What may stand in a query in place of what is being typed.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text to put between `start` and `end`.' }),
    label: t.exposeString('label', { description: 'What it is called or means.' }),
    count: t.exposeInt('count', {
      nullable: true,
      description:
        'How many features it finds by itself; null where that is not known before more is typed.',
    }),
    start: t.exposeInt('start', {
      description: 'Where the text that it replaces begins, in UTF-16 units.',
    }),
    end: t.exposeInt('end', {
      description: 'Where that text ends; the unit at this position is not part of it.',
    }),
  }),
});

builder.queryFields((t) => ({
  queryCompletions: t.field({
    type: ['QueryCompletion'],
    description: 'What a query being typed may go on with, the likeliest first.',
    args: {
      query: t.arg.string({ required: true, description: 'The whole text, which need not parse.' }),
      position: t.arg.int({
        required: true,
        description: 'Where the caret stands, in UTF-16 units.',
      }),
      first: t.arg.int({
        description: `How many at most, 1 to ${COMPLETIONS.max}; ${COMPLETIONS.byDefault} when left out.`,
      }),
    },
    ...computed(),
    resolve: (_, { query, position, first }, context) =>
      queryCompletions(context, query, position, checkedFirst(first, COMPLETIONS)),
  }),
}));
