import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '@/server/platform/config/config';
import { describeDatabase } from '@/server/platform/database/describeDatabase';
import { storageReason } from '@/server/platform/database/storageFailure';
import { broken, type DoctorFinding, note, well } from './DoctorFinding';

const LITTLE_BYTES = 500e6;

/** Finds out if the data folder, or its future place, can be written, and how much room is left. */
export function examineFolder(dataDir: string): readonly DoctorFinding[] {
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = statfsSync(folder);
  const room = `${((bavail * bsize) / 1e9).toFixed(1)} GB free`;
  try {
    const probe = join(folder, `.plimsoll-doctor-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    return [
      broken(
        'data folder',
        `${folder} cannot be written (${(cause as NodeJS.ErrnoException).code}). Saving is off until the server’s user may; choose another by DATA_DIR.`,
      ),
    ];
  }
  return [
    bavail * bsize < LITTLE_BYTES
      ? note('data folder', `${folder}: only ${room}.`)
      : well('data folder', `${folder} can be written, ${room}.`),
  ];
}

/** Finds out if the database answers and has this program's tables. Changes nothing. */
export async function examineDatabase(
  settings: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<readonly DoctorFinding[]> {
  const part = 'database';
  try {
    const found = await describeDatabase(settings);
    if (found === undefined)
      return [note(part, 'There is none yet. The server makes it when it starts.')];
    const { kind, ms, missing, unknown, rows, problem } = found;
    if (problem !== undefined)
      return [broken(part, `${kind} is damaged: ${problem}. Restore a backup: npm run restore`)];
    const says = `${kind} answers in ${Math.round(ms)} ms and holds ${rows} audiences.`;
    if (unknown.length > 0)
      return [
        note(part, `${says} A newer program has added ${unknown.join(', ')}; it goes on to work.`),
      ];
    return [
      missing.length > 0
        ? note(part, `${says} The server adds ${missing.join(', ')} when it starts.`)
        : well(part, says),
    ];
  } catch (cause) {
    const reason = storageReason(cause) ?? (cause as Error).message;
    return [broken(part, `Saving is off: ${reason}. Reading goes on without it.`)];
  }
}
