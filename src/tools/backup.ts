// npm run backup [-- file]: what the database holds at one moment, beside a running server or without
// one.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { config } from '@/server/config/config';
import { writeBackup } from '@/server/database/backup/writeBackup';
import { connectDatabase } from '@/server/database/openDatabase';

async function main([given, ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || given?.startsWith('-'))
    throw new Error('Expected npm run backup -- [file]');
  const settings = config();
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const path = given ?? join(settings.dataDir, 'backups', `plimsoll-${time}.jsonl.gz`);
  mkdirSync(dirname(path), { recursive: true });
  const database = await connectDatabase(settings);
  try {
    const summary = await writeBackup(database, path);
    for (const [table, { rows, checksum }] of Object.entries(summary))
      console.log(`${table}: ${rows} rows, checksum ${checksum.slice(0, 16)}`);
    console.log(`Backed up to ${path}`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
