import { builder, type GraphObjects } from '@/server/api/graph/public/builder';
import { type Connection, encodeCursor, getPageRows } from '@/server/model/features/connection';
import { type FieldRule, type Guarded, ruled } from './fieldRules';

interface Row<Data> {
  readonly row: Data;
  readonly cursor: string;
  readonly connection: Connection<Data> & Partial<Guarded>;
}

interface TeamConnection<Name extends keyof GraphObjects, Data> {
  /** The type of its nodes. */
  readonly node: Name;
  readonly rule: FieldRule;
  /** Its rows, in the plural and in the singular. */
  readonly what: readonly [rows: string, row: string];
  /** The newest first if omitted. */
  readonly order?: string;
  readonly toNode: (
    row: Data,
    connection: Connection<Data> & Partial<Guarded>,
  ) => GraphObjects[Name];
}

/** A list of a team or a person that pages by cursor: `<name>Connection` and `<name>Edge`. */
export function teamConnection<Data, Name extends keyof GraphObjects = keyof GraphObjects>(
  name: string,
  { node, rule, what: [rows, row], order = 'newest first', toNode }: TeamConnection<Name, Data>,
) {
  const edge = builder.objectRef<Row<Data>>(`${name}Edge`);
  edge.implement({
    description: `${row.charAt(0).toUpperCase()}${row.slice(1)} in a list.`,
    fields: (t) => ({
      cursor: t.string({
        description: 'Opaque. Pass it as `after` to continue from this row.',
        ...ruled(rule),
        resolve: ({ cursor }) => cursor,
      }),
      node: t.field({
        type: node as never,
        description: `The ${row.replace(/^an? /, '')}.`,
        ...ruled(rule),
        resolve: ((at: Row<Data>) => toNode(at.row, at.connection)) as never,
      }),
    }),
  });
  const connection = builder.objectRef<Connection<Data> & Partial<Guarded>>(`${name}Connection`);
  connection.implement({
    description: `A page of a list of ${rows}.`,
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: `The rows of this page, ${order}.`,
        ...ruled(rule, { size: 1 }),
        resolve: (page) =>
          getPageRows(page).map((one) => ({
            row: one,
            cursor: encodeCursor(page.rows.getName(one)),
            connection: page,
            ...(page.access && { access: page.access }),
          })),
      }),
      pageInfo: t.field({
        type: 'PageInfo',
        description: 'The position of this page in the list.',
        ...ruled(rule),
        resolve: (page) => page,
      }),
    }),
  });
  return connection;
}
