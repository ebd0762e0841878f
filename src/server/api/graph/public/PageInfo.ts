import { type Connection, encodeCursor } from '@/server/model/features/connection';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    PageInfo: Connection<unknown>;
  }
}

builder.objectType('PageInfo', {
  description: 'The position of a page in its list.',
  fields: (t) => ({
    hasNextPage: t.boolean({
      description: 'Whether more rows follow this page.',
      resolve: ({ rows, to }) => to < rows.length,
    }),
    hasPreviousPage: t.boolean({
      description: 'Whether rows precede this page.',
      resolve: ({ from }) => from > 0,
    }),
    startCursor: t.string({
      nullable: true,
      description: 'Cursor of the first row. Null on an empty page.',
      resolve: ({ rows, from, to }) =>
        from < to ? encodeCursor(rows.getName(rows.at(from))) : null,
    }),
    endCursor: t.string({
      nullable: true,
      description: 'Cursor of the last row. Null on an empty page.',
      resolve: ({ rows, from, to }) =>
        from < to ? encodeCursor(rows.getName(rows.at(to - 1))) : null,
    }),
  }),
});
