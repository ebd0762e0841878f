// The services of the drill.
import { DataStore } from '@/server/data/versions/DataStore';
import { fillPostgres, providePostgres, servePostgres } from '../tests/support/aPostgres';
import { provideValkey } from '../tests/support/aValkey';
import { freePort } from '../tests/support/freePort';
import { keepEarlierVersion } from '../tests/support/keepEarlierVersion';
import { provideNginx } from '../tests/support/nginx';

/** A database whose server can stop and come back at the same address. */
export async function aServedDatabase(programs: string, folder: string) {
  fillPostgres(programs, folder);
  const port = await freePort();
  let server = await servePostgres(programs, folder, port);
  return {
    url: server.url,
    stop: () => server.stop(),
    start: async () => void (server = await servePostgres(programs, folder, port)),
  };
}

/** Serves data of an earlier week, so that there is something to sync. */
export function keepOlderData(folder: string): void {
  const store = new DataStore(folder);
  const version = keepEarlierVersion(store, 'older');
  store.addActivation({ version, at: new Date().toISOString() });
}

/** Undefined where a program is missing, which was said. */
export function findPrograms() {
  const [postgres, valkey, nginx] = [providePostgres(), provideValkey(), provideNginx()];
  if (postgres !== undefined && valkey !== undefined && nginx !== undefined)
    return { postgres, valkey, nginx };
  console.log('Skipped: the drill needs PostgreSQL, Valkey or Redis, and nginx on this machine.');
  return undefined;
}
