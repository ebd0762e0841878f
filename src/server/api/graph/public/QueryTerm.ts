import { checkFirst } from '@/server/model/features/connection';
import {
  type QueryTerm,
  queryTerms,
  type QueryValue,
  queryValues,
} from '@/server/model/features/queryVocabulary';
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
    'A term of the query language of `features`, written `name:value`. Words and phrases need no term.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The part before the colon, in any case.' }),
    value: t.exposeString('value', { description: 'The part after the colon, in words.' }),
    meaning: t.exposeString('meaning', { description: 'Which features it matches.' }),
    example: t.exposeString('example', { description: 'An example of the term with a value.' }),
    values: t.field({
      type: ['QueryValue'],
      description:
        'Its values, in catalogue order, if they can be listed. Empty for dates, percentages and free text.',
      args: {
        first: t.arg.int({
          description: `How many at most, 1 to ${VALUES.max}. Default: ${VALUES.byDefault}.`,
        }),
      },
      extensions: { size: 20 },
      resolve: ({ name }, { first }, context) =>
        queryValues(context, name).slice(0, checkFirst(first, VALUES)),
    }),
  }),
});

builder.objectType('QueryValue', {
  description: 'A possible value of a term.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The value as written after the colon.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
    aliases: t.stringList({
      description: 'Other spellings.',
      extensions: { size: 1 },
      resolve: ({ aliases }) => aliases,
    }),
    count: t.exposeInt('count', {
      description: 'How many features the term matches with this value.',
    }),
  }),
});

builder.queryFields((t) => ({
  queryTerms: t.field({
    type: ['QueryTerm'],
    description: 'The terms of the query language.',
    args: {
      names: t.arg.stringList({ description: 'Names of the terms to include. Default: all.' }),
    },
    ...computed({ size: 16 }),
    resolve: (_, { names }) =>
      names ? queryTerms.filter(({ name }) => names.includes(name)) : queryTerms,
  }),
}));
