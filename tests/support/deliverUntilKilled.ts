// Sends what is waiting in a database, one message after the other, until it is killed.
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { JobRunner } from '@/server/platform/jobs/JobRunner';
import { watchJobs } from '@/server/teams/watches/watchJobs';

async function deliverUntilKilled(): Promise<void> {
  const [dataDir = '', allowed = ''] = process.argv.slice(2);
  const database = await openDatabaseAt({ dataDir, databaseUrl: undefined });
  const runner = new JobRunner(database, {
    handlers: watchJobs(database, {
      origin: 'https://plimsoll.example',
      allowed: [allowed],
      createContext: () => createContext(loadCatalogue()),
    }),
    leaseMs: 300,
    pollMs: 20,
    concurrency: 2,
    onFault: () => undefined,
  });
  runner.start();
  setInterval(() => undefined, 1_000);
}

void deliverUntilKilled();
