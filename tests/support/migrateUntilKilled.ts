// Opens a database, which brings its schema up to date, and says so before and after.
import { openDatabaseAt } from '@/server/platform/database/openDatabase';

async function migrateUntilKilled(): Promise<void> {
  const [dataDir = '', databaseUrl] = process.argv.slice(2);
  process.stdout.write('begins\n');
  const database = await openDatabaseAt({ dataDir, databaseUrl });
  await database.close();
}

void migrateUntilKilled();
