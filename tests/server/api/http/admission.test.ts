import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Admission } from '@/server/api/http/admission';
import { CpuMeter } from '@/server/api/http/CpuMeter';
import { createHttpServer } from '@/server/api/http/createHttpServer';
import { LoopDelay } from '@/server/api/http/LoopDelay';
import { createLog } from '@/server/platform/observe/log';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

let servers: Server[] = [];

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

async function listen(handle: Handler, admission: Admission): Promise<string> {
  const log = createLog({ write: () => undefined });
  const server = createHttpServer({
    handle,
    isReady: () => true,
    isHttps: false,
    compresses: false,
    admission,
    log,
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('admission', () => {
  describe('of one client', () => {
    let active = 0;
    let now = 0;
    const limits = { cpuSecondsPerMinute: 20, trustedProxies: 1 };
    const dear: Handler = (_, response) => {
      active += 15_000;
      response.end('done');
      return Promise.resolve();
    };
    const from = (address: string, accept = '*/*') => ({
      headers: { 'x-forwarded-for': address, accept },
    });
    let url: string;

    beforeEach(async () => {
      const admission = new Admission({
        limits,
        meter: new CpuMeter(() => active),
        now: () => now,
      });
      url = await listen(dear, admission);
      for (let request = 0; request < 2; request++)
        expect((await fetch(url, from('203.0.113.7'))).status).toBe(200);
      // The charge is made when the answer is over, which the client may see first.
      await new Promise((resolve) => setTimeout(resolve, 50));
    });

    it('ends when its work is more than its share, and says when it goes on', async () => {
      const refused = await fetch(`${url}/graphql`, { method: 'POST', ...from('203.0.113.7') });

      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
      expect(refused.headers.get('access-control-expose-headers')).toBe('retry-after');
      expect(await refused.json()).toMatchObject({
        errors: [
          {
            message: expect.stringContaining('Try again in 30 s.') as string,
            extensions: { code: 'CLIENT_LIMIT' },
          },
        ],
      });
      now += 31_000;
      expect((await fetch(url, from('203.0.113.7'))).status).toBe(200);
    });

    it('leaves the others, the health checks and the files of a page as they were', async () => {
      expect((await fetch(url, from('203.0.113.8'))).status).toBe(200);
      expect((await fetch(`${url}/healthz`, from('203.0.113.7'))).status).toBe(200);
      expect((await fetch(`${url}/_next/static/a.js`, from('203.0.113.7'))).status).toBe(200);
    });

    it('shows people a page that leads back, and executes nothing', async () => {
      const page = await fetch(`${url}/features?q=<b>"grid"`, from('203.0.113.7', 'text/html'));
      const text = await page.text();

      expect([page.status, page.headers.get('cache-control')]).toEqual([429, 'no-store']);
      expect(text).toContain('Try again in 30 s.');
      expect(text).toContain('href="/features?q=');
      expect(text).not.toContain('<b>');
    });
  });

  describe('of pages that a browser loads ahead of a click', () => {
    const limits = { cpuSecondsPerMinute: 20, trustedProxies: 0 };
    const ahead: readonly Record<string, string>[] = [
      { purpose: 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
    ];

    it.each(ahead)('costs the reader nothing, and ends first: %j', async (headers) => {
      let active = 0;
      const meter = new CpuMeter(() => active);
      const url = await listen(
        (_, response) => {
          active += 6_000;
          response.end('done');
          return Promise.resolve();
        },
        new Admission({ limits, meter, delay: new LoopDelay(() => 0), now: () => 0 }),
      );
      const ask = async (init?: RequestInit): Promise<number> => {
        const { status } = await fetch(url, init);
        await new Promise((resolve) => setTimeout(resolve, 50));
        return status;
      };

      expect([await ask({ headers }), await ask({ headers })]).toEqual([200, 429]);
      expect([await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([
        200, 200, 200, 200, 429,
      ]);
    });

    it('is refused before any page that was asked for', async () => {
      const waiting: ServerResponse[] = [];
      const url = await listen(
        (_, response) => {
          waiting.push(response);
          return Promise.resolve();
        },
        new Admission({ limits: { ...limits, cpuSecondsPerMinute: 0 } }),
      );
      const asked = Array.from({ length: 8 }, () => fetch(url));
      while (waiting.length < 8) await new Promise((resolve) => setTimeout(resolve, 5));

      expect((await fetch(url, { headers: ahead[0]! })).status).toBe(503);
      // The reader of a page that loads others ahead gets no error in the console.
      const own = await fetch(url, { method: 'POST', headers: ahead[0]! });
      expect([own.status, own.headers.get('retry-after')]).toEqual([204, '2']);
      const next = fetch(url);
      while (waiting.length < 9) await new Promise((resolve) => setTimeout(resolve, 5));
      for (const response of waiting) response.end('done');
      expect((await Promise.all([...asked, next])).every(({ ok }) => ok)).toBe(true);
    });
  });

  it('refuses new requests while many are under way and the server is late', async () => {
    let now = 0;
    const delay = new LoopDelay(() => now);
    const admission = new Admission({
      limits: { cpuSecondsPerMinute: 0, trustedProxies: 0 },
      delay,
    });
    const waiting: ServerResponse[] = [];
    const url = await listen((_, response) => {
      waiting.push(response);
      return Promise.resolve();
    }, admission);
    const admitted = Array.from({ length: 16 }, () => fetch(url));
    while (waiting.length < 16) await new Promise((resolve) => setTimeout(resolve, 5));
    now = 1_000;
    const refused = await fetch(url);

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'OVERLOADED' } }],
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const response of waiting.splice(0)) response.end('late');
    expect((await Promise.all(admitted)).map(({ status }) => status)).toEqual(
      new Array(16).fill(200),
    );
    delay.tick();
    const next = fetch(url);
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    waiting[0]!.end('in time');
    expect((await next).status).toBe(200);
  });

  it('refuses requests of the same late turn, and admits those of the next', async () => {
    const { url, hold } = await lateSite();
    const sockets = await openSockets(url, 17);
    hold();
    const statuses = await Promise.all(sockets.map(askAgain));

    expect(statuses.toSorted()).toEqual([...new Array<number>(16).fill(200), 503]);
    expect(await askAgain(sockets[0]!)).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('admits a fast client whose requests never wait, also after a pause of the host', async () => {
    const { url, hold } = await lateSite();
    hold();
    const statuses: number[] = [];
    for (let request = 0; request < 40; request++) statuses.push((await fetch(url)).status);

    expect(statuses).toEqual(new Array(40).fill(200));
  });

  it('is late where nothing else is under way, and answers nevertheless', async () => {
    let now = 0;
    const admission = new Admission({
      limits: { cpuSecondsPerMinute: 0, trustedProxies: 0 },
      delay: new LoopDelay(() => now),
    });
    const url = await listen((_, response) => {
      response.end('done');
      return Promise.resolve();
    }, admission);
    now = 5_000;

    expect((await fetch(url)).status).toBe(200);
  });
});

describe('a server in front of Next', () => {
  it('answers neither its pictures nor requests it makes errors of', async () => {
    const url = await listen(
      () => Promise.reject(new Error('Next was asked.')),
      new Admission({ limits: { cpuSecondsPerMinute: 0, trustedProxies: 0 } }),
    );

    expect((await fetch(`${url}/_next/image?url=%2Fa.png&w=3840&q=75`)).status).toBe(404);
  });
});

/** A server that answers at once; `hold` makes its loop late by a second. */
async function lateSite() {
  let now = 0;
  const delay = new LoopDelay(() => now);
  const limits = { cpuSecondsPerMinute: 0, trustedProxies: 0 };
  const url = await listen((_, response) => {
    response.end('done');
    return Promise.resolve();
  }, new Admission({ limits, delay }));
  return { url, hold: () => void (now = 1_000) };
}

/** Connections that have sent one request each. */
async function openSockets(url: string, count: number): Promise<readonly Socket[]> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
  await Promise.all(sockets.map(askAgain));
  return sockets;
}

async function askAgain(socket: Socket): Promise<number> {
  const answered = once(socket, 'data') as Promise<[Buffer]>;
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [head] = await answered;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(head.toString())?.[1]);
}
