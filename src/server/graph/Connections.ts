import { encodeCursor, rowsOfPage } from './connection';
import {
  compatKeyConnectionRef,
  compatKeyEdgeRef,
  compatKeyRef,
  featureConnectionRef,
  featureEdgeRef,
  featureRef,
  pageInfoRef,
  queryProblemRef,
} from './refs';

const CURSOR = 'Opaque. Give it as `after` or `before` to go on from this row.';
const TOTAL = 'How many rows the whole list has, over all pages.';

pageInfoRef.implement({
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    hasNextPage: t.boolean({
      description: 'Whether rows follow this page.',
      resolve: ({ rows, to }) => to < rows.length,
    }),
    hasPreviousPage: t.boolean({
      description: 'Whether rows precede this page.',
      resolve: ({ from }) => from > 0,
    }),
    startCursor: t.string({
      nullable: true,
      description: 'The cursor of the first row; null on an empty page.',
      resolve: ({ rows, from, to }) =>
        from < to ? encodeCursor(rows.nameOf(rows.at(from))) : null,
    }),
    endCursor: t.string({
      nullable: true,
      description: 'The cursor of the last row; null on an empty page.',
      resolve: ({ rows, from, to }) =>
        from < to ? encodeCursor(rows.nameOf(rows.at(to - 1))) : null,
    }),
  }),
});

featureEdgeRef.implement({
  description: 'A feature in a list.',
  fields: (t) => ({
    cursor: t.string({ description: CURSOR, resolve: ({ slug }) => encodeCursor(slug) }),
    node: t.field({ type: featureRef, description: 'The feature.', resolve: (feature) => feature }),
  }),
});

featureConnectionRef.implement({
  description: 'One page of a list of features.',
  fields: (t) => ({
    edges: t.field({
      type: [featureEdgeRef],
      description: 'The rows of this page, in order.',
      extensions: { size: 1 },
      resolve: rowsOfPage,
    }),
    pageInfo: t.field({
      type: pageInfoRef,
      description: 'Where this page stands.',
      resolve: (connection) => connection,
    }),
    totalCount: t.int({ description: TOTAL, resolve: ({ rows }) => rows.length }),
    queryProblem: t.field({
      type: queryProblemRef,
      nullable: true,
      description: 'Why `query` could not be read; the list then has no rows. Null when it could.',
      resolve: ({ queryProblem }) => queryProblem,
    }),
  }),
});

compatKeyEdgeRef.implement({
  description: 'A compat key in a list.',
  fields: (t) => ({
    cursor: t.string({ description: CURSOR, resolve: ({ path }) => encodeCursor(path) }),
    node: t.field({ type: compatKeyRef, description: 'The key.', resolve: (key) => key }),
  }),
});

compatKeyConnectionRef.implement({
  description: 'One page of a list of compat keys.',
  fields: (t) => ({
    edges: t.field({
      type: [compatKeyEdgeRef],
      description: 'The rows of this page, in order.',
      extensions: { size: 1 },
      resolve: rowsOfPage,
    }),
    pageInfo: t.field({
      type: pageInfoRef,
      description: 'Where this page stands.',
      resolve: (connection) => connection,
    }),
    totalCount: t.int({ description: TOTAL, resolve: ({ rows }) => rows.length }),
  }),
});

queryProblemRef.implement({
  description: 'Where and why a query does not parse; `start` and `end` count UTF-16 units.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'A sentence for the person who typed it: what is wrong and what was expected.',
    }),
    start: t.exposeInt('start', { description: 'Where the problem begins.' }),
    end: t.exposeInt('end', {
      description: 'Where it ends; the unit at this position is not part of it.',
    }),
    suggestion: t.exposeString('suggestion', {
      nullable: true,
      description:
        'The whole query with this problem mended; null where nobody can guess what was meant.',
    }),
  }),
});
