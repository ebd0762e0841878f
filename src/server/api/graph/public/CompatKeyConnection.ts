import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import { type Connection, encodeCursor } from '@/server/model/features/connection';
import { builder } from './builder';
import { connectionFields } from './connectionFields';

declare module './builder' {
  interface GraphObjects {
    CompatKeyEdge: CompatKey;
    CompatKeyConnection: Connection<CompatKey>;
  }
}

const CURSOR = 'Opaque. Pass it as `after` or `before` to continue from this row.';

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
    ...connectionFields(t, 'CompatKeyEdge'),
  }),
});
