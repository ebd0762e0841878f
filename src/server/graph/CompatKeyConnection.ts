import type { CompatKey } from '@/server/catalogue/Catalogue';
import { type Connection, encodeCursor, getPageRows } from '@/server/features/connection';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    CompatKeyEdge: CompatKey;
    CompatKeyConnection: Connection<CompatKey>;
  }
}

const CURSOR = 'Opaque. Pass it as `after` or `before` to continue from this row.';

const TOTAL = 'Number of rows in the whole list, across all pages.';

builder.objectType('CompatKeyEdge', {
  description: 'A compat key in a list.',
  fields: (t) => ({
    cursor: t.string({ description: CURSOR, resolve: ({ path }) => encodeCursor(path) }),
    node: t.field({ type: 'CompatKey', description: 'The compat key.', resolve: (key) => key }),
  }),
});

builder.objectType('CompatKeyConnection', {
  description: 'A page of a list of compat keys.',
  fields: (t) => ({
    edges: t.field({
      type: ['CompatKeyEdge'],
      description: 'The rows of this page, in order.',
      extensions: { size: 1 },
      resolve: getPageRows,
    }),
    pageInfo: t.field({
      type: 'PageInfo',
      description: 'The position of this page in the list.',
      resolve: (connection) => connection,
    }),
    totalCount: t.int({ description: TOTAL, resolve: ({ rows }) => rows.length }),
  }),
});
