// npm run backup [-- file]: writes the content of the database at one moment, with or without a
// running server.
import { join, resolve } from 'node:path';
import { config } from '@/server/platform/config/config';
import { writeBackup } from '@/server/platform/database/backup/writeBackup';
import { withConnection } from '@/server/platform/database/openDatabase';
import { hasSqliteFile, SQLITE_FILE } from '@/server/platform/database/sqliteDialect';
import { printSummary } from './printSummary';
import { runCommand } from './runCommand';

async function main([given, ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || given?.startsWith('-'))
    throw new Error('Expected npm run backup -- [file]');
  const settings = config();
  const { databaseUrl, dataDir } = settings;
  // Connecting would make an empty one.
  if (databaseUrl === undefined && !hasSqliteFile(dataDir))
    throw new Error(
      `There is no database: ${resolve(dataDir, SQLITE_FILE)} is missing. Set DATA_DIR or DATABASE_URL as they are set for the server.`,
    );
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const path = given ?? join(dataDir, 'backups', `plimsoll-${time}.jsonl.gz`);
  printSummary(await withConnection(settings, (database) => writeBackup(database, path)));
  console.log(`Backed up to ${path}`);
}

void runCommand(main);
