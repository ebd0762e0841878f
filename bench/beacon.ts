// Beacons a second that one process takes, over HTTP and through everything a request passes: limits,
// reading, counting in memory. The clients share the machine, so the server's own processor time for
// a beacon says how many one core takes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBeaconRoute } from '@/server/api/http/beaconRoute';
import { createHttpServer } from '@/server/api/http/createHttpServer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { log } from '@/server/platform/observe/log';
import { BeaconRollUp } from '@/server/teams/sources/BeaconRollUp';
import { classOfAgent } from '@/server/teams/sources/classOfAgent';

const BEACONS = 40_000;
const CLIENTS = 32;
const WANTED = 2_000;

interface Report {
  readonly counted: number;
  readonly cpuMs: number;
}

function serve(): void {
  const [rollUp, agents] = [new BeaconRollUp(), new BeaconRollUp()];
  const catalogue = loadCatalogue();
  let counted = 0;
  const { answer } = createBeaconRoute({
    settings: { baseUrl: 'http://localhost', trustedProxies: 1 },
    count: (site, visit, userAgent) => {
      counted += 1;
      rollUp.add(site, visit);
      agents.add(site, classOfAgent(catalogue, userAgent));
      return Promise.resolve();
    },
  });
  const server = createHttpServer({
    handle: answer,
    isReady: () => true,
    isHttps: false,
    compresses: false,
    log,
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ counted, cpuMs: (user + system) / 1_000 } satisfies Report);
    process.exit();
  });
}

async function measure(): Promise<void> {
  const server = fork(__filename, ['serve'], { execArgv: process.execArgv });
  const [port] = (await once(server, 'message')) as [number];
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const { asked } = loadPresenceTable();
  const send = (at: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          ...{ agent, port, host: '127.0.0.1', method: 'POST', path: `/m/site${at % 10}` },
          headers: {
            'x-forwarded-for': `10.${at % 200}.${(at >> 3) % 200}.1`,
            'user-agent': `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${130 + (at % 20)}.0.0.0 Mobile Safari/537.36`,
          },
        },
        (response) => response.resume().once('end', resolve),
      );
      sent.once('error', reject).end(`1c${asked.c.at(-1 - (at % 20))}d`);
    });
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < BEACONS) await send(next++);
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  server.send('report');
  const [{ counted, cpuMs }] = (await once(server, 'message')) as [Report];
  const ofCore = BEACONS / (cpuMs / 1_000);
  console.log(
    [
      `${counted} of ${BEACONS} beacons counted in ${seconds.toFixed(1)} s: ${Math.round(BEACONS / seconds)} a second`,
      `${((cpuMs / BEACONS) * 1_000).toFixed(0)} µs of the server’s processor each: ${Math.round(ofCore)} a second on one core, wanted ${WANTED}`,
    ].join('\n'),
  );
  if (ofCore < WANTED) process.exitCode = 1;
}

if (process.argv[2] === 'serve') serve();
else void measure();
