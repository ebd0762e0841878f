// npm run restore -- file [--replace]: puts a backup into the database of the configuration, SQLite or
// PostgreSQL, whichever it was made of. Servers must be stopped.
import { config } from '@/server/config/config';
import { restoreBackup } from '@/server/database/backup/restoreBackup';
import { connectDatabase } from '@/server/database/openDatabase';

const REPLACE = '--replace';

async function main(given: readonly string[]): Promise<void> {
  const [path, ...rest] = given.filter((argument) => argument !== REPLACE);
  if (path === undefined || rest.length > 0 || path.startsWith('-'))
    throw new Error(`Expected npm run restore -- file [${REPLACE}]`);
  const database = await connectDatabase(config());
  try {
    const summary = await restoreBackup(database, path, { replaces: given.includes(REPLACE) });
    for (const [table, { rows, checksum }] of Object.entries(summary))
      console.log(`${table}: ${rows} rows, checksum ${checksum.slice(0, 16)}`);
    console.log(`Restored from ${path}`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
