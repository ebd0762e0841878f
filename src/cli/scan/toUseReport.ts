// Uses that a scan found → a report for a project's page: keys, counts, and which files hold them. Pitfall:
// nothing of the code and no name of a file may get in, which a test of the whole request checks.
import { createHash, randomBytes } from 'node:crypto';
import { posix } from 'node:path';
import { type FoundUse, getPlace } from './FoundUse';

export interface UseReportBody {
  readonly repository: string;
  /** 16 hexadecimal digits each. */
  readonly files: readonly string[];
  readonly uses: readonly {
    readonly key: string;
    readonly count: number;
    /** Positions in `files`. */
    readonly files: readonly number[];
  }[];
}

export interface LabeledUses {
  /** The folder that the names of their files begin at. */
  readonly label: string;
  readonly uses: readonly FoundUse[];
}

/**
 * Uses of which only a name fits stay out, since nobody knows that they are any. The salt is new each
 * time and stays here, so that a list of likely names finds no file, and no two reports share one.
 */
export function toUseReport(
  repository: string,
  parts: readonly LabeledUses[],
  salt: Uint8Array = randomBytes(32),
): UseReportBody {
  const positions = new Map<string, number>();
  const keys = new Map<string, { count: number; readonly files: Set<number> }>();
  for (const { label, uses } of parts)
    for (const use of uses) {
      if (use.evidence === 'possible') continue;
      const name = posix.join(label, getPlace(use).file);
      const position = positions.get(name) ?? positions.size;
      positions.set(name, position);
      const row = keys.get(use.key) ?? { count: 0, files: new Set() };
      keys.set(use.key, row);
      row.count += use.count ?? 1;
      row.files.add(position);
    }
  return {
    repository,
    files: [...positions.keys()].map((name) => hashName(name, salt)),
    uses: [...keys]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { count, files }]) => ({ key, count, files: [...files] })),
  };
}

function hashName(name: string, salt: Uint8Array): string {
  return createHash('sha256').update(salt).update(name).digest('hex').slice(0, 16);
}
