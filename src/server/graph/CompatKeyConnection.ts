import type { CompatKey } from '@/server/catalogue/Catalogue';
import { type Connection, encodeCursor, rowsOfPage } from '@/server/features/connection';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    CompatKeyEdge: CompatKey;
    CompatKeyConnection: Connection<CompatKey>;
  }
}

const CURSOR = 'Opaque. Give it as `after` or `before` to go on from this row.';

const TOTAL = 'How many rows the whole list has, over all pages.';

builder.objectType('CompatKeyEdge', {
  description: 'A compat key in a list.',
  fields: (t) => ({
    cursor: t.string({ description: CURSOR, resolve: ({ path }) => encodeCursor(path) }),
    node: t.field({ type: 'CompatKey', description: 'The key.', resolve: (key) => key }),
  }),
});

builder.objectType('CompatKeyConnection', {
  description: 'One page of a list of compat keys.',
  fields: (t) => ({
    edges: t.field({
      type: ['CompatKeyEdge'],
      description: 'The rows of this page, in order.',
      extensions: { size: 1 },
      resolve: rowsOfPage,
    }),
    pageInfo: t.field({
      type: 'PageInfo',
      description: 'Where this page stands.',
      resolve: (connection) => connection,
    }),
    totalCount: t.int({ description: TOTAL, resolve: ({ rows }) => rows.length }),
  }),
});
