import type { BackupSummary } from '@/server/platform/database/backup/BackupFile';

/** Prints what a backup holds, a line for each table. */
export function printSummary(summary: BackupSummary): void {
  for (const [table, { rows, checksum }] of Object.entries(summary))
    console.log(`${table}: ${rows} rows, checksum ${checksum.slice(0, 16)}`);
}
