import { type DataVersion, listDataVersions } from '@/server/data/dataVersions';
import {
  arrayRows,
  type Connection,
  encodeCursor,
  getPageRows,
  paginate,
} from '@/server/features/connection';
import { builder } from './builder';
import { computed } from './computed';
import { forwardArgs } from './pageArgs';

declare module './builder' {
  interface GraphObjects {
    DataVersionEdge: DataVersion;
    DataVersionConnection: Connection<DataVersion>;
  }
}

builder.objectType('DataVersionEdge', {
  description: 'A data version in a list.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Opaque. Pass it as `after` to continue from this row.',
      resolve: ({ version }) => encodeCursor(version),
    }),
    node: t.field({
      type: 'DataVersion',
      description: 'The data version.',
      resolve: (version) => version,
    }),
  }),
});

builder.objectType('DataVersionConnection', {
  description: 'A page of the data versions of this instance.',
  fields: (t) => ({
    edges: t.field({
      type: ['DataVersionEdge'],
      description: 'The rows of this page, in order.',
      extensions: { size: 1 },
      resolve: getPageRows,
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
  }),
});

builder.queryField('dataVersions', (t) =>
  t.field({
    type: 'DataVersionConnection',
    description:
      'The data versions of this instance, newest data first, with those that were rejected.',
    args: forwardArgs(t.arg),
    ...computed(),
    resolve: (_, args, { catalogue }) =>
      paginate(
        arrayRows(listDataVersions(catalogue), ({ version }) => version),
        args,
      ),
  }),
);
