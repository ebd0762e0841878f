import { aLedger, type Ledger } from '../../../support/aLedger';
import { type GraphqlServer, listenGraphql } from '../../../support/listenGraphql';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const DEPOSIT =
  'mutation Deposit($account: ID!, $amount: Int!) { deposit(account: $account, amount: $amount) { account balance } }';

describe('runMutationsOnce', () => {
  let ledger: Ledger;
  let server: GraphqlServer;

  beforeEach(async () => {
    ledger = aLedger();
    server = await listenGraphql({ schema: ledger.schema });
  });
  afterEach(() => server.close());

  async function post(query: string, variables: object, key: string | undefined = KEY) {
    const response = await server.post(
      { query, variables },
      key === '' ? {} : { 'idempotency-key': key },
    );
    return {
      status: response.status,
      body: (await response.json()) as {
        data?: unknown;
        errors?: { message: string; extensions: { code: string } }[];
      },
    };
  }

  const deposit = (amount = 5, key?: string) => post(DEPOSIT, { account: 'a', amount }, key);

  it('applies the same key and arguments once and returns the stored answer', async () => {
    const first = await deposit();
    const second = await deposit();

    expect(first).toEqual({
      status: 200,
      body: { data: { deposit: { account: 'a', balance: 5 } } },
    });
    expect(second).toEqual(first);
    expect(ledger.applied.get('a')).toEqual([5]);
  });

  it('applies two keys twice, since a person may want the same change again', async () => {
    await deposit();
    await deposit(5, `${KEY}-2`);

    expect(ledger.applied.get('a')).toEqual([5, 5]);
  });

  it('refuses the same key with other arguments, or for another operation, with 422', async () => {
    await deposit();
    const others = [
      await deposit(6),
      await post('mutation Other { deposit(account: "b", amount: 1) { balance } }', {}),
    ];

    for (const { status, body } of others) {
      expect(status).toBe(422);
      expect(body.errors![0]!.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    expect([...ledger.applied]).toEqual([['a', [5]]]);
  });

  it('applies twenty concurrent requests once, with equal answers', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => deposit()));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(ledger.applied.get('a')).toEqual([5]);
  });

  it.each([
    ['short', 'IDEMPOTENCY_KEY_INVALID'],
    ['has spaces in it, which no key may', 'IDEMPOTENCY_KEY_INVALID'],
    ['x'.repeat(129), 'IDEMPOTENCY_KEY_INVALID'],
    ['', 'IDEMPOTENCY_KEY_MISSING'],
  ])('refuses the key “%.20s” with 400 and changes nothing', async (key, code) => {
    const { status, body } = await deposit(5, key);

    expect(status).toBe(400);
    expect(body.errors![0]!.extensions.code).toBe(code);
    expect(ledger.applied.size).toBe(0);
  });

  it('stores no answer for rolled-back work, so the next attempt runs again', async () => {
    const first = await post('mutation { breakDown { balance } }', {});
    const second = await post('mutation { breakDown { balance } }', {});

    expect(first.body.errors![0]!.message).toBe('Internal error');
    expect(second.body.errors![0]!.extensions).not.toEqual(first.body.errors![0]!.extensions);
  });

  it('stores a partial answer with its error ids, because the change was committed', async () => {
    const ask = () =>
      post('mutation ($account: ID!) { breakInside(account: $account) { balance broken } }', {
        account: 'a',
      });
    const first = await ask();

    expect(first.body).toMatchObject({
      data: { breakInside: { balance: 1, broken: null } },
      errors: [{ message: 'Internal error' }],
    });
    const [{ locations, ...error }] = first.body.errors as [
      { locations?: unknown; message: string; extensions: { code: string } },
    ];
    expect(locations).toBeDefined();
    expect(await ask()).toEqual({ ...first, body: { ...first.body, errors: [error] } });
    expect(ledger.applied.get('a')).toEqual([1]);
  });

  it('refuses several changes under one key', async () => {
    const { status, body } = await post(
      'mutation { one: deposit(account: "a", amount: 1) { balance } two: deposit(account: "a", amount: 1) { balance } }',
      {},
    );

    expect(status).toBe(400);
    expect(body.errors![0]!.extensions.code).toBe('MUTATION_NOT_SINGLE');
    expect(ledger.applied.size).toBe(0);
  });

  it('requires no key for a query', async () => {
    const { status } = await post('{ __typename }', {}, '');

    expect(status).toBe(200);
  });
});
