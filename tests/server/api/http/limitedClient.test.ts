import type { IncomingMessage } from 'node:http';
import { limitedClient, noteClient } from '@/server/api/http/limitedClient';
import { perMinute, RateLimit } from '@/server/api/http/RateLimit';
import type { Person } from '@/server/model/features/Viewer';
import { readClientNetworks } from '@/server/platform/config/clientNetworks';

const from = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '192.0.2.1' } }) as unknown as IncomingMessage;

const bySession = (secret: string) => from({ cookie: `a=b; plimsoll-session=${secret}` });

const aPerson = (number: number): Person => ({
  kind: 'person',
  accountId: `account${number}`,
  name: 'Ada',
  email: 'ada@example.org',
  sessionId: 's',
});

describe('limitedClient', () => {
  it('counts a session or token that nobody has found for the address', () => {
    expect(limitedClient(bySession('made-up'), 0)).toBe('192.0.2.1');
    expect(limitedClient(from({ authorization: 'Bearer made-up' }), 0)).toBe('192.0.2.1');
    expect(limitedClient(from({}), 0)).toBe('192.0.2.1');
  });

  it('gives a person one bucket, whatever session they send', () => {
    const requests = [bySession('one'), bySession('two')];
    for (const request of requests) noteClient(request, aPerson(0));

    expect(requests.map((request) => limitedClient(request, 0))).toEqual([
      'person:account0',
      'person:account0',
    ]);
  });

  it('gives an address of the networks that are configured ten times as much', () => {
    const limit = new RateLimit('test networks', perMinute(30), () => 0);
    const near = limitedClient(
      from({}),
      0,
      readClientNetworks({ CLIENT_NETWORKS: '192.0.2.0/28' }, 0),
    );
    const other = limitedClient(
      from({}),
      0,
      readClientNetworks({ CLIENT_NETWORKS: '10.0.0.0/8' }, 0),
    );
    const takeAll = (client: string) =>
      Array.from({ length: 31 }, () => limit.take(client, 10)).filter((pause) => pause === 0)
        .length;

    expect([takeAll(near), takeAll(other)]).toEqual([30, 3]);
  });

  it('lets 300 people behind one address make changes, each up to the limit', () => {
    const limit = new RateLimit('test changes', perMinute(30), () => 0);
    const takeAll = (request: IncomingMessage, times: number) =>
      Array.from({ length: times }, () => limit.take(limitedClient(request, 0)));
    const pauses = Array.from({ length: 300 }, (_, number) => {
      const request = bySession(`session${number}`);
      noteClient(request, aPerson(number));
      return takeAll(request, 30);
    });

    expect(new Set(pauses.flat())).toEqual(new Set([0]));
    expect(takeAll(bySession('session7'), 1)).not.toEqual([0]);
    expect(takeAll(from({}), 1)).toEqual([0]);
  });
});
