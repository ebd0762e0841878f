import { migrations } from '@/server/platform/database/migrations';
import type { BackupSummary } from './BackupFile';
import { drain } from './drain';
import { readBackup, readBackupHead } from './readBackup';

/** A file that is whole, and that this program can restore. */
export interface VerifiedBackup {
  readonly path: string;
  /** The last migration of the database it was made of. */
  readonly schema: string;
  readonly summary: BackupSummary;
}

/** Reads a backup to its end. @throws Error with a plain sentence if it cannot be restored */
export async function verifyBackup(path: string): Promise<VerifiedBackup> {
  const { schema } = await readBackupHead(path);
  if (!(schema in migrations))
    throw new Error(
      `${path} was made by a newer Plimsoll (${schema}). Restore it with that one, or a later one.`,
    );
  return { path, schema, summary: await drain(readBackup(path)) };
}
