import { type FieldNode, Kind, parse, print, visit } from 'graphql';

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** An operation's text with `__typename` in every selection, as the peers send it. */
export function withTypenameFields(text: string): string {
  return print(
    visit(parse(text), {
      Field: (node) =>
        node.selectionSet && {
          ...node,
          selectionSet: {
            ...node.selectionSet,
            selections: [TYPENAME, ...node.selectionSet.selections],
          },
        },
    }),
  );
}
