import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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

describe('admission by the work that is under way', () => {
  const limits = { cpuSecondsPerMinute: 0, trustedProxies: 0 };
  /** Never late, however busy. */
  const onTime = (busyPart: number) =>
    new LoopDelay(
      () => 0,
      () => ({ idle: 0, active: 0, utilization: busyPart }),
    );

  async function askAll(admission: Admission, requests: number): Promise<readonly number[]> {
    const waiting: ServerResponse[] = [];
    const url = await listen((_, response) => {
      waiting.push(response);
      return Promise.resolve();
    }, admission);
    const asked: Promise<Response>[] = [];
    let refused = 0;
    for (let request = 0; request < requests; request++) {
      const answer = fetch(url);
      void answer.then(({ status }) => (refused += status === 503 ? 1 : 0));
      asked.push(answer);
      while (waiting.length + refused <= request)
        await new Promise((resolve) => setTimeout(resolve, 1));
      admission.delay.tick();
    }
    for (const response of waiting) response.end('done');
    return (await Promise.all(asked)).map(({ status }) => status);
  }

  it('refuses what would wait for many pages, though no turn is late', async () => {
    const admission = new Admission({ limits, delay: onTime(1) });

    expect((await askAll(admission, 45)).lastIndexOf(200)).toBe(39);
  });

  it('admits many that wait for something else than the processor', async () => {
    const admission = new Admission({ limits, delay: onTime(0.5) });

    expect((await askAll(admission, 60)).every((status) => status === 200)).toBe(true);
  });

  it('refuses most of a crowd that comes at once to a server at rest', async () => {
    const waiting: ServerResponse[] = [];
    const admission = new Admission({ limits, delay: onTime(0) });
    const url = await listen((_, response) => {
      waiting.push(response);
      return Promise.resolve();
    }, admission);
    let refused = 0;
    const asked = Array.from({ length: 150 }, async () => {
      const { status } = await fetch(url);
      refused += status === 503 ? 1 : 0;
    });
    while (waiting.length + refused < 150) await new Promise((resolve) => setTimeout(resolve, 5));

    expect([waiting.length, refused]).toEqual([40, 110]);
    for (const response of waiting) response.end('done');
    await Promise.all(asked);
  });

  it('knows small requests from pages', () => {
    let used = 0;
    const meter = new CpuMeter(() => used);
    for (let request = 0; request < 500; request++) {
      const end = meter.begin();
      used += 0.25;
      end();
    }
    const open = Array.from({ length: 100 }, () => meter.begin());

    expect(meter.expectedMs).toBeGreaterThan(20);
    expect(meter.expectedMs).toBeLessThan(40);
    for (const end of open) end();
  });
});
