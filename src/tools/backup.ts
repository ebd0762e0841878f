// npm run backup [-- file]: writes the content of the database at one moment, with or without a
// running server.
import { join } from 'node:path';
import { config } from '@/server/platform/config/config';
import { writeBackup } from '@/server/platform/database/backup/writeBackup';
import { withConnection } from '@/server/platform/database/openDatabase';
import { requireSqliteFile } from '@/server/platform/database/withServedDatabase';
import { printSummary } from './printSummary';
import { runCommand } from './runCommand';

async function main([given, ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || given?.startsWith('-'))
    throw new Error('Expected npm run backup -- [file]');
  const settings = config();
  requireSqliteFile(settings);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const path = given ?? join(settings.dataDir, 'backups', `plimsoll-${time}.jsonl.gz`);
  printSummary(await withConnection(settings, (database) => writeBackup(database, path)));
  console.log(`Backed up to ${path}`);
}

void runCommand(main);
