// A backup is lines of JSON, compressed: what it is, then each table's columns and rows, then how
// many there must be of each. It is the same for SQLite and PostgreSQL. Easy to get wrong: two
// databases order texts differently, so a table's checksum must not depend on the order of its
// rows.
import { createHash } from 'node:crypto';

export const BACKUP_FORMAT = 1;

export interface BackupHead {
  readonly plimsollBackup: typeof BACKUP_FORMAT;
  /** The last migration of the database it was made of. */
  readonly schema: string;
  /** ISO 8601. */
  readonly madeAt: string;
}

export interface TableHead {
  readonly table: string;
  readonly columns: readonly string[];
}

export type RowValues = readonly (string | number | null)[];

export interface TableSummary {
  readonly rows: number;
  /** SHA-256 of each row, combined regardless of their order. */
  readonly checksum: string;
}

export type BackupSummary = Readonly<Record<string, TableSummary>>;

export interface BackupEnd {
  readonly end: BackupSummary;
}

/** Sums rows up as they pass by. */
export class TableSum {
  #rows = 0;
  readonly #bytes = Buffer.alloc(32);

  add(line: string): void {
    this.#rows += 1;
    const digest = createHash('sha256').update(line).digest();
    for (let index = 0; index < digest.length; index++) this.#bytes[index]! ^= digest[index]!;
  }

  summary(): TableSummary {
    return { rows: this.#rows, checksum: this.#bytes.toString('hex') };
  }
}
