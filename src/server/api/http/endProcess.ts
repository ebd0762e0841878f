import { setTimeout } from 'node:timers/promises';
import { closeDatabase } from '@/server/platform/database/openDatabase';
import { hasRunningThreads } from '@/server/platform/database/SqliteThread';

/**
 * Ends the process once the database is closed. Before it exits, Node stops its threads: one within
 * SQLite aborts the process then, and one that a disk holds lets it wait forever. So if the database
 * is not closed within `limitMs`, the process is killed; what it acknowledged is on disk.
 */
export async function endProcess(code: number, limitMs = 3_000): Promise<never> {
  await Promise.race([closeDatabase().catch(() => undefined), setTimeout(limitMs)]);
  if (hasRunningThreads()) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
}
