import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@/server/platform/config/config';
import { perProcess } from '@/server/platform/memory/perProcess';
import { SQLITE_FILE } from './sqliteDialect';

export interface DatabaseUse {
  /** Connections to PostgreSQL, and requests that wait for one. */
  readonly pool?: { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Sizes of SQLite's files. */
  readonly bytes?: { readonly database: number; readonly log: number };
}

interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const memory = perProcess('databasePool', (): { opened?: Pool } => ({}));

export function notePool(pool: Pool): void {
  memory.opened = pool;
}

export function databaseUse({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): DatabaseUse {
  if (databaseUrl === undefined) {
    const file = join(dataDir, SQLITE_FILE);
    return { bytes: { database: getFileSize(file), log: getFileSize(`${file}-wal`) } };
  }
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = memory.opened ?? {};
  return { pool: { total: totalCount, idle: idleCount, waiting: waitingCount } };
}

function getFileSize(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}
