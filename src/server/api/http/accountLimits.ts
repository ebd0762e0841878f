import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';
import { limitedClient } from './limitedClient';
import { perMinute, RateLimit } from './RateLimit';

/** Attempts on one account, from wherever they come, in a quarter of an hour. */
const PER_ACCOUNT = { burst: 10, perMinute: 10 / 15 };

/** Starts of a sign-in for each attempt that may fail. */
const STARTS = 20;

/** Mails to one address, so that this site cannot flood an inbox. */
const PER_ADDRESS = { burst: 3, perMinute: 3 / 60 };

/** Attempts that failed, by one client, and on one account by all clients. */
export class AccountLimits {
  readonly #clients: RateLimit;
  readonly #starts: RateLimit;
  readonly #accounts: RateLimit;
  readonly #addresses: RateLimit;

  constructor(perClient: number, now?: () => number) {
    this.#clients = new RateLimit('sign-ins', perMinute(perClient), now);
    this.#starts = new RateLimit('sign-in starts', perMinute(perClient * STARTS), now);
    this.#accounts = new RateLimit('accounts', perClient === 0 ? perMinute(0) : PER_ACCOUNT, now);
    this.#addresses = new RateLimit('mails', perClient === 0 ? perMinute(0) : PER_ADDRESS, now);
  }

  /**
   * Counts whether or not there is such an account.
   * @returns a function that takes an attempt that succeeded off the count
   * @throws Refusal SIGN_IN_LIMIT
   */
  take(request: IncomingMessage, email: string): () => void {
    const client = limitedClient(request, config().trustedProxies);
    const account = email === '' ? undefined : hash(email.trim().toLowerCase());
    const pause =
      this.#clients.take(client) || (account === undefined ? 0 : this.#accounts.take(account));
    if (pause > 0) throw tooMany(pause);
    return () => {
      this.#clients.charge(client, -1);
      if (account !== undefined) this.#accounts.charge(account, -1);
    };
  }

  /**
   * Counts a step before anybody has proved anything, such as a question to a passkey. Many people
   * behind one address take it at the same time.
   * @throws Refusal SIGN_IN_LIMIT
   */
  takeStart(request: IncomingMessage): void {
    const pause = this.#starts.take(limitedClient(request, config().trustedProxies));
    if (pause > 0) throw tooMany(pause);
  }

  /** True if a mail may go to this address. Counts the attempt even if no account has it. */
  mayMail(email: string): boolean {
    return this.#addresses.take(hash(email.trim().toLowerCase())) === 0;
  }
}

const tooMany = (pause: number): Refusal =>
  new Refusal(
    'SIGN_IN_LIMIT',
    `Too many attempts. Try again in ${pause < 90 ? `${pause} s` : `${Math.ceil(pause / 60)} minutes`}.`,
    { retryAfter: pause },
  );

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

let memo: AccountLimits | undefined;

/** Those of this process. */
export const accountLimits = (): AccountLimits =>
  (memo ??= new AccountLimits(config().clientLimits.signInsPerMinute));
