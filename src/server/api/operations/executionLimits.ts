import { type GraphQLSchema, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';
import { introspectionFields } from './introspectionFields';

export interface BudgetLimits {
  /** Fields resolved and entries of list arguments. */
  readonly fields: number;
  /** Of the answer's names and texts. */
  readonly characters: number;
  /** Of this process's processor time, so that a busy machine refuses no more than an idle one. */
  readonly milliseconds: number;
}

/**
 * Limits for an operation while it runs, which end what an estimate missed. The answer of a change has
 * to fit in the database with its key, because a retry gets it again.
 */
export const EXECUTION_LIMITS = {
  foreign: { fields: GRAPHQL_LIMITS.cost, characters: 1_500_000, milliseconds: 60 },
  /**
   * Tools need all of it: its fields bound it (`introspectionFields`). It takes 40 ms, cold 110, and twice that on a slow
   * machine; 200 were too few once, in a process that compiled other code meanwhile.
   */
  introspection: { characters: 1_500_000, milliseconds: 1_000 },
  /** A page takes up to 0.7 s cold, and three times that in a process that compiles other code meanwhile. */
  own: { fields: 200_000, characters: 3_000_000, milliseconds: 5_000 },
  mutation: { fields: 1_000, characters: 16_000, milliseconds: Infinity },
} as const;

/** The limits for an operation: one of the app's own, or one that anyone wrote. */
export function budgetFor(
  isOwn: boolean,
  { operation, selectionSet }: OperationDefinitionNode,
  schema: GraphQLSchema,
): BudgetLimits {
  if (operation === OperationTypeNode.MUTATION) return EXECUTION_LIMITS.mutation;
  if (isOwn) return EXECUTION_LIMITS.own;
  const isIntrospection = selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD && /^__(?:schema|type)$/.test(selection.name.value),
  );
  return isIntrospection
    ? { ...EXECUTION_LIMITS.introspection, fields: introspectionFields(schema) }
    : EXECUTION_LIMITS.foreign;
}
