// Takes beacons over HTTP as the server does, until it is killed. Says its port first. A minute passes
// when a line arrives, and never by itself.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { mock } from 'node:test';
import { createBeaconRoute } from '@/server/api/http/beaconRoute';
import { keepBeacons } from '@/server/api/http/keepBeacons';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { processDatabase } from './processDatabase';

const MINUTE_MS = 60_000;

async function measureUntilKilled(): Promise<void> {
  const [dataDir = '', databaseUrl] = process.argv.slice(2);
  processDatabase.opened = openDatabaseAt({ dataDir, databaseUrl });
  await processDatabase.opened;
  const settings = { baseUrl: 'https://plimsoll.example', trustedProxies: 1 };
  const { answer } = createBeaconRoute({ settings });
  const server = createServer((request, response) => void answer(request, response));
  mock.timers.enable({ apis: ['setInterval'] });
  keepBeacons();
  createInterface({ input: process.stdin }).on('line', () => mock.timers.tick(MINUTE_MS));
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
  });
}

void measureUntilKilled();
