import { type Connection, getPageRows } from '@/server/model/features/connection';
import type { FieldBuilder, GraphObjects } from './builder';

type EdgeName = Extract<keyof GraphObjects, `${string}Edge`>;

/**
 * The fields of each connection over rows that are in memory.
 * @param edge the type of its edges, each of which resolves from a row
 */
export const connectionFields = <Name extends EdgeName>(
  t: FieldBuilder<Connection<GraphObjects[Name]>>,
  edge: Name,
) => ({
  edges: t.field({
    type: [edge],
    description: 'The rows of this page, in order.',
    extensions: { size: 1 },
    resolve: getPageRows as never,
  }),
  pageInfo: t.field({
    type: 'PageInfo',
    description: 'The position of this page in the list.',
    resolve: (connection) => connection,
  }),
  totalCount: t.int({
    description: 'Number of rows in the whole list, across all pages.',
    resolve: ({ rows }) => rows.length,
  }),
});
