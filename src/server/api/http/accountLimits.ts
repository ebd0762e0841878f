import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';
import { clientAddress } from './clientAddress';
import { perMinute, RateLimit } from './RateLimit';

/** Attempts on one account, from wherever they come, in a quarter of an hour. */
const PER_ACCOUNT = { burst: 10, perMinute: 10 / 15 };

/** Mails to one address, so that this site cannot flood an inbox. */
const PER_ADDRESS = { burst: 3, perMinute: 3 / 60 };

/** Password attempts by one client, and on one account by all clients. */
export class AccountLimits {
  readonly #clients: RateLimit;
  readonly #accounts: RateLimit;
  readonly #addresses: RateLimit;

  constructor(perClient: number, now?: () => number) {
    this.#clients = new RateLimit('sign-ins', perMinute(perClient), now);
    this.#accounts = new RateLimit('accounts', perClient === 0 ? perMinute(0) : PER_ACCOUNT, now);
    this.#addresses = new RateLimit('mails', perClient === 0 ? perMinute(0) : PER_ADDRESS, now);
  }

  /**
   * Counts whether or not there is such an account.
   * @throws Refusal SIGN_IN_LIMIT
   */
  take(request: IncomingMessage, email: string): void {
    const pause =
      this.#clients.take(clientAddress(request, config().trustedProxies)) ||
      (email === '' ? 0 : this.#accounts.take(hash(email.trim().toLowerCase())));
    if (pause > 0)
      throw new Refusal(
        'SIGN_IN_LIMIT',
        `Too many attempts. Try again in ${pause < 90 ? `${pause} s` : `${Math.ceil(pause / 60)} minutes`}.`,
        { retryAfter: pause },
      );
  }

  /** True if a mail may go to this address. Counts the attempt even if no account has it. */
  mayMail(email: string): boolean {
    return this.#addresses.take(hash(email.trim().toLowerCase())) === 0;
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

let memo: AccountLimits | undefined;

/** Those of this process. */
export const accountLimits = (): AccountLimits =>
  (memo ??= new AccountLimits(config().clientLimits.signInsPerMinute));
