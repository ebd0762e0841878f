// Writes rows to a database one by one and says each one's number only after the database has
// acknowledged it, until it is killed.
import { openDatabaseAt } from '@/server/platform/database/openDatabase';

async function writeUntilKilled(): Promise<void> {
  const [name = '', dataDir = '', databaseUrl] = process.argv.slice(2);
  const database = await openDatabaseAt({ dataDir, databaseUrl });
  const began = Date.now();
  for (let number = 0; ; number += 1) {
    const key = `${name}-${began}-${number}`;
    await database.inTransaction(() =>
      database
        .connection()
        .insertInto('idempotency_answers')
        .values({ key, request_hash: 'h', answer: 'a', created_at: began })
        .execute(),
    );
    process.stdout.write(`${key}\n`);
  }
}

void writeUntilKilled();
