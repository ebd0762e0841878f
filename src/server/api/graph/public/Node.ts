import { Refusal } from '@/domain/Refusal';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { builder } from './builder';
import { computed } from './computed';
import { nodeById } from './nodeId';

declare module './builder' {
  interface GraphInterfaces {
    Node: object;
  }
}

const MAX_IDS = 100;

export interface FoundNode {
  readonly type: string;
  readonly node: object;
}

/** Objects that are stored for a team, which only the team's side can look up. */
export interface StoredNodes {
  isId(id: string): boolean;
  find(context: RequestContext, id: string): Promise<FoundNode | undefined>;
}

const storedNodes: StoredNodes[] = [];

/** Public answers know nothing of teams, so their look-up is added from there. */
export const addStoredNodes = (nodes: StoredNodes): void => void storedNodes.push(nodes);

/**
 * Rows carry no type name, so the look-up that found one by its id remembers it here for as long as
 * the row lives.
 */
const typeOfNode = new WeakMap<object, string>();

builder.interfaceType('Node', {
  description:
    'Anything with a global id. Ids are plain text, such as `feature:has`, and stay the same across data versions.',
  resolveType: (node) => typeOfNode.get(node),
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: givenByEachType }),
  }),
});

function givenByEachType(): never {
  throw new Error('A type that is a Node must give its own id.');
}

export function asNode({ type, node }: FoundNode): object {
  typeOfNode.set(node, type);
  return node;
}

function findNode(context: RequestContext, id: string): object | null | Promise<object | null> {
  const stored = storedNodes.find(({ isId }) => isId(id));
  if (stored) return stored.find(context, id).then((found) => (found ? asNode(found) : null));
  const found = nodeById(context, id);
  return found ? asNode(found) : null;
}

builder.queryFields((t) => ({
  node: t.field({
    type: 'Node',
    nullable: true,
    description: 'An object by its global id. Null if there is none.',
    args: {
      id: t.arg.id({
        required: true,
        description: 'A global id, such as `feature:has` or `release:safari_ios@15.4`.',
      }),
    },
    resolve: (_, { id }, context) => findNode(context, id),
  }),
  nodes: t.field({
    type: ['Node'],
    ...computed(),
    nullable: { list: true, items: true },
    description: 'Objects by their global ids, in the same order. Null for ids that do not exist.',
    args: { ids: t.arg.idList({ required: true, description: `1 to ${MAX_IDS} global ids.` }) },
    resolve: (_, { ids }, context) => {
      if (ids.length > MAX_IDS)
        throw new Refusal(
          'ARGUMENT_INVALID',
          `\`ids\` has ${ids.length} ids; the limit is ${MAX_IDS}.`,
        );
      return ids.map((id) => findNode(context, id));
    },
  }),
}));
