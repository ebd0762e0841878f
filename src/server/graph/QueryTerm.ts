import { builder } from './builder';
import { computed } from './computed';
import { checkedFirst } from './connection';
import { queryCompletions } from './queryCompletions';
import { queryTerms, queryValues } from './queryVocabulary';
import { queryCompletionRef, queryTermRef, queryValueRef } from './refs';

const COMPLETIONS = { byDefault: 8, max: 50 };
const VALUES = { byDefault: 200, max: 200 };

queryTermRef.implement({
  description:
    'A term of the query language of `features`, written `name:value`. Bare words and phrases need none.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What stands before the colon, in any case.' }),
    value: t.exposeString('value', { description: 'What stands behind the colon, in words.' }),
    meaning: t.exposeString('meaning', { description: 'Which features it finds.' }),
    example: t.exposeString('example', { description: 'The term with a value.' }),
    values: t.field({
      type: [queryValueRef],
      description:
        'Its values, where they can be listed, in the order of the catalogue; none for days, shares and free text.',
      args: {
        first: t.arg.int({
          description: `How many at most, 1 to ${VALUES.max}; ${VALUES.byDefault} when left out.`,
        }),
      },
      extensions: { size: 20 },
      resolve: ({ name }, { first }, context) =>
        queryValues(context, name).slice(0, checkedFirst(first, VALUES)),
    }),
  }),
});

queryValueRef.implement({
  description: 'A value a term can have.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As a query writes it behind the colon.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    aliases: t.stringList({
      description: 'Other ways to write it.',
      extensions: { size: 1 },
      resolve: ({ aliases }) => aliases,
    }),
    count: t.exposeInt('count', { description: 'How many features the term finds with it.' }),
  }),
});

queryCompletionRef.implement({
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
  queryTerms: t.field({
    type: [queryTermRef],
    description: 'Every term of the query language, or those of these names.',
    args: { names: t.arg.stringList({ description: 'Which terms; all when left out.' }) },
    ...computed({ size: 16 }),
    resolve: (_, { names }) =>
      names ? queryTerms.filter(({ name }) => names.includes(name)) : queryTerms,
  }),
  queryCompletions: t.field({
    type: [queryCompletionRef],
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
