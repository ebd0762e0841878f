import type { DataStore } from '@/server/data/versions/DataStore';
import type { Database } from '@/server/platform/database/Database';

/** Some 13 MB each: a season of weeks. */
const KEPT = 12;

/** Removes old versions that are not served, unless something that is stored cites them. */
export function removeUncited(store: DataStore, cited: ReadonlySet<string>, kept = KEPT): void {
  const active = store.activations().at(-1)?.version;
  for (const { version } of store.list().slice(kept))
    if (version !== active && !cited.has(version)) store.remove(version);
}

/** The data versions that the evidence of decisions names. */
export async function citedVersions(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.connection().selectFrom('decisions').select('evidence').execute();

  return new Set(
    rows.map(
      ({ evidence }) => (JSON.parse(evidence) as { readonly dataVersion: string }).dataVersion,
    ),
  );
}
