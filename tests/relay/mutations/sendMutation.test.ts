import { Environment, RecordSource, Store } from 'relay-runtime';
import { idempotencyKey } from '@/relay/mutations/idempotencyKey';
import { type MutationOutcome, sendMutation } from '@/relay/mutations/sendMutation';
import { ServerConnection } from '@/relay/network/connection';
import { createNetwork } from '@/relay/network/network';
import { ServerReach } from '@/relay/network/ServerReach';
import { aLedger } from '../../support/aLedger';
import { depositMutation, type DepositMutation } from '../../support/depositMutation';
import { type Fault, FAULTS, listenFaulty } from '../../support/listenFaulty';
import { listenGraphql } from '../../support/listenGraphql';
import { seededRandom } from '../../support/seededRandom';

const TIME_LIMIT_MS = 1_500;
const LATE_MS = 2_000;

/** People at once; with many more each would use up the limit by waiting for the others. */
const PEOPLE = 25;

describe('sendMutation', () => {
  async function aFaultyWorld(nextFault: () => Fault) {
    const ledger = aLedger();
    const server = await listenGraphql({
      schema: ledger.schema,
      limits: { changesPerMinute: 0, audiencesPerHour: 0 },
    });
    const faulty = await listenFaulty(server.url, nextFault, LATE_MS);
    // The server lives throughout: what fails here are single requests.
    const connection = new ServerConnection(new ServerReach(() => Promise.resolve(true)));
    const network = createNetwork({
      connection,
      endpoint: { url: faulty.url, sends: 'id' },
      random: () => 0,
      timeLimitMs: TIME_LIMIT_MS,
    });
    const environment = new Environment({ network, store: new Store(new RecordSource()) });
    const deposit = (account: string, key: string) =>
      sendMutation<DepositMutation>(
        environment,
        depositMutation,
        { variables: { account, amount: 1 } },
        key,
      );
    const close = async () => {
      await faulty.close();
      await server.close();
    };
    return { ledger, faulty, deposit, close };
  }

  it('applies a change once even if responses are lost, with one key for all attempts', async () => {
    const faults: Fault[] = ['lost after', 'busy after', 'none'];
    const { ledger, faulty, deposit, close } = await aFaultyWorld(() => faults.shift()!);
    const key = idempotencyKey();

    expect(await deposit('a', key)).toEqual({
      status: 'done',
      response: { deposit: { account: 'a', balance: 1 } },
    });
    expect(faulty.keys).toEqual([key, key, key]);
    expect(ledger.applied.get('a')).toEqual([1]);
    await close();
  });

  it('reports an unknown outcome after the last attempt; the same key resolves it', async () => {
    let isDown = true;
    const { ledger, faulty, deposit, close } = await aFaultyWorld(() =>
      isDown ? 'lost after' : 'none',
    );
    const key = idempotencyKey();

    expect(await deposit('a', key)).toMatchObject({
      status: 'unknown',
      error: { kind: 'network' },
    });
    expect(faulty.keys).toHaveLength(5);
    isDown = false;
    expect(await deposit('a', key)).toMatchObject({ status: 'done' });
    expect(ledger.applied.get('a')).toEqual([1]);
    await close();
  });

  it('is certain that nothing changed if the server says so', async () => {
    const { ledger, deposit, close } = await aFaultyWorld(() => 'none');

    expect(await deposit('a', 'no key')).toMatchObject({
      status: 'failed',
      error: { kind: 'graphql', details: { code: 'IDEMPOTENCY_KEY_INVALID' } },
    });
    expect(ledger.applied.size).toBe(0);
    await close();
  });

  it('applies each of 100 changes exactly once, whatever the network does', async () => {
    const random = seededRandom(20_261_121);
    const seen = new Map<Fault, number>();
    const { ledger, faulty, deposit, close } = await aFaultyWorld(() => {
      const fault = random() < 0.3 ? 'none' : FAULTS[Math.floor(random() * FAULTS.length)]!;
      seen.set(fault, (seen.get(fault) ?? 0) + 1);
      return fault;
    });
    const accounts = Array.from({ length: 100 }, (_, number) => `account-${number}`);

    async function depositUntilKnown(account: string): Promise<MutationOutcome<DepositMutation>> {
      const key = idempotencyKey();
      for (;;) {
        const outcome = await deposit(account, key);
        if (outcome.status !== 'unknown') return outcome;
      }
    }

    const waiting = [...accounts.keys()];
    const outcomes: unknown[] = [];
    await Promise.all(
      Array.from({ length: PEOPLE }, async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
          outcomes[next] = await depositUntilKnown(accounts[next]!);
      }),
    );
    await close();

    expect(outcomes).toEqual(
      accounts.map((account) => ({
        status: 'done',
        response: { deposit: { account, balance: 1 } },
      })),
    );
    expect(accounts.filter((account) => ledger.applied.get(account)?.length !== 1)).toEqual([]);
    expect([...seen.keys()].sort()).toEqual([...FAULTS].sort());
    expect(faulty.keys.length).toBeGreaterThan(150);
    expect(new Set(faulty.keys).size).toBe(100);
  }, 240_000);
});
