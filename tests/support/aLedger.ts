import { buildSchema, type GraphQLSchema } from 'graphql';

export interface Ledger {
  readonly schema: GraphQLSchema;
  /** The amounts applied to an account, in order. */
  readonly applied: ReadonlyMap<string, readonly number[]>;
}

type Root = Record<string, { resolve?: (source: never, args: never) => unknown }>;

/**
 * A schema that can be changed, which the product’s cannot yet: whatever is applied twice stands
 * here twice.
 */
export function aLedger(): Ledger {
  const applied = new Map<string, number[]>();
  const schema = buildSchema(`
    type Query { balance(account: ID!): Int! }
    type Mutation { deposit(account: ID!, amount: Int!): Deposit, breakDown: Deposit, breakInside(account: ID!): Deposit }
    type Deposit { account: ID!, balance: Int!, broken: Int }
  `);
  const balanceOf = (account: string) =>
    (applied.get(account) ?? []).reduce((sum, amount) => sum + amount, 0);

  async function deposit(
    _source: never,
    { account, amount = 1 }: { account: string; amount?: number },
  ) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    applied.set(account, [...(applied.get(account) ?? []), amount]);
    return { account, balance: balanceOf(account), broken: 1 };
  }

  const mutations = schema.getMutationType()!.getFields() as unknown as Root;
  mutations.deposit!.resolve = deposit;
  mutations.breakDown!.resolve = () => Promise.reject(new Error('The disk is full.'));
  mutations.breakInside!.resolve = async (source: never, args: { account: string }) => ({
    ...(await deposit(source, args)),
    broken: () => {
      throw new Error('A part is missing.');
    },
  });
  return { schema, applied };
}
