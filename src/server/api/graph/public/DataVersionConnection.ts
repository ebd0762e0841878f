import { type DataVersion, listDataVersions } from '@/server/data/versions/dataVersions';
import {
  arrayRows,
  type Connection,
  encodeCursor,
  paginate,
} from '@/server/model/features/connection';
import { builder } from './builder';
import { computed } from './computed';
import { connectionFields } from './connectionFields';
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
  description: 'A page of the data versions of this server.',
  fields: (t) => ({
    ...connectionFields(t, 'DataVersionEdge'),
  }),
});

builder.queryField('dataVersions', (t) =>
  t.field({
    type: 'DataVersionConnection',
    description: 'The data versions of this server, newest data first, including rejected ones.',
    args: forwardArgs(t.arg),
    ...computed(),
    resolve: (_, args, { catalogue }) =>
      paginate(
        arrayRows(listDataVersions(catalogue), ({ version }) => version),
        args,
      ),
  }),
);
