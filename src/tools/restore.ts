// npm run restore -- file [--replace]: puts a backup into the database of the configuration, SQLite or
// PostgreSQL, whichever it was made of. Servers must be stopped.
import { config } from '@/server/platform/config/config';
import { restoreBackup } from '@/server/platform/database/backup/restoreBackup';
import { verifyBackup } from '@/server/platform/database/backup/verifyBackup';
import { withConnection } from '@/server/platform/database/openDatabase';
import { printSummary } from './printSummary';
import { runCommand } from './runCommand';

const REPLACE = '--replace';

async function main(given: readonly string[]): Promise<void> {
  const [path, ...rest] = given.filter((argument) => argument !== REPLACE);
  if (path === undefined || rest.length > 0 || path.startsWith('-'))
    throw new Error(`Expected npm run restore -- file [${REPLACE}]`);
  const settings = config();
  // Connecting would create a missing database.
  const backup = await verifyBackup(path);
  await withConnection(settings, (database) =>
    restoreBackup(database, backup, { replaces: given.includes(REPLACE) }),
  );
  printSummary(backup.summary);
  console.log(`Restored from ${path}`);
}

void runCommand(main);
