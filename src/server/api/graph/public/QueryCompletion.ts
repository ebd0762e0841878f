import { checkFirst } from '@/server/model/features/connection';
import { type QueryCompletion, queryCompletions } from '@/server/model/features/queryCompletions';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    QueryCompletion: QueryCompletion;
  }
}

const COMPLETIONS = { byDefault: 8, max: 50 };

builder.objectType('QueryCompletion', {
  description: 'A completion for the text being typed in a query.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text to insert between `start` and `end`.' }),
    label: t.exposeString('label', { description: 'Its name or meaning.' }),
    count: t.exposeInt('count', {
      nullable: true,
      description:
        'How many features it matches alone. Null if that depends on text still to be typed.',
    }),
    start: t.exposeInt('start', {
      description: 'Start of the text to replace, in UTF-16 units.',
    }),
    end: t.exposeInt('end', {
      description: 'End of the text to replace, exclusive.',
    }),
  }),
});

builder.queryFields((t) => ({
  queryCompletions: t.field({
    type: ['QueryCompletion'],
    description: 'Completions for a query being typed, most likely first.',
    args: {
      query: t.arg.string({
        required: true,
        description: 'The whole query text, which need not parse.',
      }),
      position: t.arg.int({
        required: true,
        description: 'Position of the caret, in UTF-16 units.',
      }),
      first: t.arg.int({
        description: `How many at most, 1 to ${COMPLETIONS.max}. Default: ${COMPLETIONS.byDefault}.`,
      }),
    },
    ...computed(),
    resolve: (_, { query, position, first }, context) =>
      queryCompletions(context, query, position, checkFirst(first, COMPLETIONS)),
  }),
}));
