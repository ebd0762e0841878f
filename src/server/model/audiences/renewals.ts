// The past of renewed audiences. Pitfall: a year of revisions takes megabytes, so they are listed
// without their recipes, one a week is chosen, and each recipe is read once per catalogue.
import { LRUCache } from 'lru-cache';
import type { Audience, PastPeople } from '@/domain/Audience';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import type { Database } from '@/server/platform/database/Database';
import type {
  AudienceRevisionRow,
  AudienceSourceRow,
} from '@/server/platform/database/SourceTables';
import type { AudienceRecipe } from './AudienceRecipe';
import { mixAudience } from './mixAudience';

const LISTED = 400;
const KEPT = 32;
const WEEK_MS = 7 * 86_400_000;

/** About 6 KB each. */
const MAX_WEIGHTS = 512;

const weightsMemory = memoizeByCatalogue(
  'revisionWeights',
  () => new LRUCache<string, Float64Array>({ max: MAX_WEIGHTS }),
);

export const ORIGINS: Readonly<Record<AudienceSourceRow['kind'], string>> = {
  PLAUSIBLE: 'Plausible',
  MATOMO: 'Matomo',
  POSTHOG: 'PostHog',
  PUSH: 'a script',
  BEACON: 'its visitors’ browsers',
};

type Listed = Pick<AudienceRevisionRow, 'id' | 'to_day'> & {
  readonly origin: AudienceSourceRow['kind'];
};

interface Renewal {
  /** Undefined for what a workspace keeps as it was copied. */
  readonly renewal?: NonNullable<Audience['renewal']>;
  /** How long it stays as it is, as the end of a sentence. */
  readonly sentence: string;
}

/** Undefined for an audience that was never renewed. */
export async function findRenewal(
  database: Database,
  catalogue: Catalogue,
  audienceId: string,
): Promise<Renewal | undefined> {
  const all = await database
    .connection()
    .selectFrom('audience_revisions')
    .select(['id', 'origin', 'to_day'])
    .where('audience_id', '=', audienceId)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  const [newest] = all;
  if (newest?.origin === 'COPY')
    return { sentence: `kept by a workspace as it was on ${newest.to_day}` };
  const rows = all.filter(isRenewed);
  const [renewed] = rows;
  if (!renewed) return undefined;
  const past = await Promise.all(
    lastOfEachWeek(rows).map(async (row): Promise<PastPeople> => {
      const weights = await revisionWeights(database, catalogue, row.id);
      return { on: row.to_day, source: ORIGINS[row.origin], weights };
    }),
  );
  const sentence = `synced from ${ORIGINS[renewed.origin]}, last with the visits until ${renewed.to_day}`;
  return { renewal: { revision: renewed.id, past: past.reverse() }, sentence };
}

const isRenewed = (row: Pick<AudienceRevisionRow, 'id' | 'origin' | 'to_day'>): row is Listed =>
  row.origin !== 'COPY';

/** The newest row, and the last one of each week before it. Newest first. */
export function lastOfEachWeek<Row extends Pick<Listed, 'to_day'>>(rows: readonly Row[]): Row[] {
  let before = Infinity;
  const chosen: Row[] = [];
  for (const row of rows) {
    const week = Math.floor(Date.parse(row.to_day) / WEEK_MS);
    if (chosen.length > 0 && week >= before) continue;
    before = week;
    chosen.push(row);
  }
  return chosen.slice(0, KEPT);
}

/** By `release.unit`. */
export async function revisionWeights(
  database: Database,
  catalogue: Catalogue,
  id: string,
): Promise<Float64Array> {
  const memory = weightsMemory(catalogue);
  const known = memory.get(id);
  if (known) return known;
  const { recipe } = await database
    .connection()
    .selectFrom('audience_revisions')
    .select('recipe')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const facts = { key: id, name: '', createdOn: '', endsOn: null };
  const { weights } = mixAudience(catalogue, facts, JSON.parse(recipe) as AudienceRecipe);
  memory.set(id, weights);
  return weights;
}
