import { checkedFirst } from '@/server/features/connection';
import {
  type QueryTerm,
  queryTerms,
  type QueryValue,
  queryValues,
} from '@/server/features/queryVocabulary';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    QueryTerm: QueryTerm;
    QueryValue: QueryValue;
  }
}

const VALUES = { byDefault: 200, max: 200 };

builder.objectType('QueryTerm', {
  description:
    'A term of the query language of `features`, written `name:value`. Bare words and phrases need none.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What stands before the colon, in any case.' }),
    value: t.exposeString('value', { description: 'What stands behind the colon, in words.' }),
    meaning: t.exposeString('meaning', { description: 'Which features it finds.' }),
    example: t.exposeString('example', { description: 'The term with a value.' }),
    values: t.field({
      type: ['QueryValue'],
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

builder.objectType('QueryValue', {
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

builder.queryFields((t) => ({
  queryTerms: t.field({
    type: ['QueryTerm'],
    description: 'Every term of the query language, or those of these names.',
    args: { names: t.arg.stringList({ description: 'Which terms; all when left out.' }) },
    ...computed({ size: 16 }),
    resolve: (_, { names }) =>
      names ? queryTerms.filter(({ name }) => names.includes(name)) : queryTerms,
  }),
}));
