import type { Day } from '@/domain/Day';
import type { UseReportRow } from '@/server/platform/database/UseTables';

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday. */
const MONDAY_OFFSET = 3;

/** One key that a repository uses, as it is stored. */
export interface KnownUse {
  readonly key: string;
  /** Places in the code. */
  readonly count: number;
  /** Positions of files; they mean the same file only within one report. */
  readonly files: readonly number[];
  readonly since: Day;
}

/** The uses of a report that we wrote ourselves. */
export const readUses = ({ uses }: Pick<UseReportRow, 'uses'>): readonly KnownUse[] =>
  JSON.parse(uses) as readonly KnownUse[];

/** The Monday of a moment's week, by UTC. */
export function weekOf(moment: number): Day {
  const days = Math.floor(moment / DAY_MS);
  const monday = days - ((days + MONDAY_OFFSET) % 7);
  return new Date(monday * DAY_MS).toISOString().slice(0, 10);
}
