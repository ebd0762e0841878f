import type { ConcreteRequest, GraphQLTaggedNode } from 'relay-runtime';

export interface DepositMutation {
  readonly variables: { readonly account: string; readonly amount: number };
  readonly response: {
    readonly deposit: { readonly account: string; readonly balance: number } | null;
  };
}

const argumentDefinitions = ['account', 'amount'].map((name) => ({
  defaultValue: null,
  kind: 'LocalArgument' as const,
  name,
}));
const scalar = (name: string) => ({
  alias: null,
  args: null,
  kind: 'ScalarField' as const,
  name,
  storageKey: null,
});
const selections = [
  {
    alias: null,
    args: ['account', 'amount'].map((name) => ({
      kind: 'Variable' as const,
      name,
      variableName: name,
    })),
    concreteType: 'Deposit',
    kind: 'LinkedField' as const,
    name: 'deposit',
    plural: false,
    selections: [scalar('account'), scalar('balance')],
    storageKey: null,
  },
];

/** The artifact that the compiler would write for a mutation of the ledger’s schema. */
const request = {
  kind: 'Request',
  fragment: {
    argumentDefinitions,
    kind: 'Fragment',
    metadata: null,
    name: 'depositMutation',
    selections,
    type: 'Mutation',
    abstractKey: null,
  },
  operation: { argumentDefinitions, kind: 'Operation', name: 'depositMutation', selections },
  params: {
    cacheID: 'deposit',
    id: null,
    metadata: {},
    name: 'depositMutation',
    operationKind: 'mutation',
    text: 'mutation depositMutation($account: ID!, $amount: Int!) { deposit(account: $account, amount: $amount) { account balance } }',
  },
} satisfies ConcreteRequest;

export const depositMutation: GraphQLTaggedNode = request;
