// Sends what is waiting in a database, one message after the other, until it is killed.
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { openDatabaseAt } from '@/server/database/openDatabase';
import { createContext } from '@/server/features/RequestContext';
import { JobRunner } from '@/server/jobs/JobRunner';
import { watchJobs } from '@/server/watches/watchJobs';

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
