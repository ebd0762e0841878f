import type { IncomingMessage } from 'node:http';
import { isRefusal } from '@/domain/Refusal';
import { AccountLimits } from '@/server/api/http/accountLimits';

const from = (address: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress: address } }) as unknown as IncomingMessage;

describe('AccountLimits', () => {
  let now: number;
  let limits: AccountLimits;
  beforeEach(() => {
    now = 0;
    limits = new AccountLimits(5, () => now);
  });

  const refusalOf = (request: IncomingMessage, email: string): unknown => {
    try {
      limits.take(request, email);
      return undefined;
    } catch (cause) {
      return isRefusal(cause) ? cause.code : cause;
    }
  };
  const attempt = (number: number, headers?: Record<string, string>) =>
    refusalOf(from('192.0.2.1', headers), `person${number}@example.org`);

  it('refuse a client’s sixth attempt in a minute, whatever address it claims', () => {
    const outcomes = Array.from({ length: 7 }, (_, number) =>
      attempt(number, {
        'x-forwarded-for': `198.51.100.${number}`,
        'x-real-ip': `198.51.100.${number}`,
      }),
    );

    expect(outcomes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => undefined));
    expect(outcomes.slice(5)).toEqual(['SIGN_IN_LIMIT', 'SIGN_IN_LIMIT']);
    now += 60_000;
    expect(attempt(8)).toBeUndefined();
  });

  it('let 300 people behind one address sign in within a minute', () => {
    for (let number = 0; number < 300; number += 1)
      limits.take(from('192.0.2.1'), `person${number}@example.org`)();

    expect(Array.from({ length: 6 }, (_, number) => attempt(number)).slice(4)).toEqual([
      undefined,
      'SIGN_IN_LIMIT',
    ]);
  });

  it('bound how often one client begins to sign in', () => {
    const begin = () => limits.takeStart(from('192.0.2.1'));
    for (let round = 0; round < 100; round += 1) begin();

    expect(begin).toThrow('Too many attempts.');
  });

  it('refuse the eleventh attempt on an account, from any client in any spelling', () => {
    const outcomes = Array.from({ length: 12 }, (_, number) =>
      refusalOf(from(`192.0.2.${number}`), number % 2 ? 'Ada@Example.org ' : 'ada@example.org'),
    );

    expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => undefined));
    expect(outcomes.slice(10)).toEqual(['SIGN_IN_LIMIT', 'SIGN_IN_LIMIT']);
  });

  it('leave one address alone after three mails in an hour', () => {
    const mails = Array.from({ length: 4 }, () => limits.mayMail('ada@example.org'));

    expect(mails).toEqual([true, true, true, false]);
    expect(limits.mayMail('grace@example.org')).toBe(true);
  });
});
