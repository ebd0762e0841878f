// One analytics product → a revision of the audience it counts. No answer is trusted, and the key
// is used only in the call: it never appears in anything stored, shown or logged about a failure.
import { isRefusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { AudienceRecipe } from '@/server/model/audiences/AudienceRecipe';
import { ORIGINS } from '@/server/model/audiences/renewals';
import type { Database } from '@/server/platform/database/Database';
import type { AudienceSourceRow } from '@/server/platform/database/SourceTables';
import { enqueue } from '@/server/platform/jobs/enqueue';
import { JobFailure } from '@/server/platform/jobs/JobFailure';
import { callOut, type OutboundAnswer } from '@/server/platform/outbound/callOut';
import type { AllowedReceivers, Resolve } from '@/server/platform/outbound/checkAddress';
import { unseal } from '@/server/platform/secrets/seal';
import { addRevision } from './addRevision';
import { forgetOldCounts } from './beaconCounts';
import { countBeacons } from './countBeacons';
import { countedDays } from './countedDays';
import { countRows } from './countVisitors';
import type { CountedDays, SourceApi, SourceCall } from './SourceApi';
import { SOURCE_APIS } from './sourceApis.data';

export interface PullSettings {
  readonly catalogue: Catalogue;
  readonly allowed: AllowedReceivers;
  readonly resolve?: Resolve;
  readonly limitMs?: number;
  readonly now?: number;
}

export const EVALUATE_AUDIENCE_JOB = 'sources.evaluate';

/** Products count for a while before they answer. */
const LIMIT_MS = 30_000;

/** 50,000 rows are 5 MB. */
const MAX_BYTES = 8_000_000;

/** @throws JobFailure with the remedy, which is also noted with the source */
export async function pullSource(
  database: Database,
  sourceId: string,
  settings: PullSettings,
): Promise<void> {
  const { now = Date.now() } = settings;
  const source = await sourceById(database, sourceId);
  if (!source || source.kind === 'PUSH') return;
  const days = countedDays(now);
  if (source.kind === 'BEACON') await forgetOldCounts(database, source.id, now);
  let recipe: AudienceRecipe;
  try {
    recipe =
      source.kind === 'BEACON'
        ? await countBeacons(database, settings.catalogue, source.id, days)
        : await count(source, source.kind, days, settings);
  } catch (cause) {
    const failure = toFailure(cause);
    await noteFailure(database, source, failure.message, now);
    throw failure;
  }
  await database.inTransaction(async () => {
    // It may have been deleted while it was asked.
    const current = await sourceById(database, sourceId);
    if (!current) return;
    const revision = await addRevision(database, current, { recipe, ...days }, now);
    if (revision) await evaluateRevisionLater(database, revision.id, source.audience_id);
  });
}

/** Call it in the transaction that adds the revision. */
export async function evaluateRevisionLater(
  database: Database,
  revisionId: string,
  audienceId: string,
): Promise<void> {
  await enqueue(database, {
    kind: EVALUATE_AUDIENCE_JOB,
    payload: { audienceId },
    dedupeKey: revisionId,
  });
}

export const sourceById = (
  database: Database,
  id: string,
): Promise<AudienceSourceRow | undefined> =>
  database
    .connection()
    .selectFrom('audience_sources')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();

async function count(
  source: AudienceSourceRow,
  kind: keyof typeof SOURCE_APIS,
  days: CountedDays,
  settings: PullSettings,
): Promise<AudienceRecipe> {
  const api = SOURCE_APIS[kind];
  const key = unseal(source.api_key ?? '', `source:${source.id}`);
  const place = { address: source.address ?? '', site: source.site ?? '', key, ...days };
  const rows = await api.visitors(place, calling(source, api, settings));
  if (!rows.some(({ count: visitors }) => visitors > 0))
    throw new JobFailure(
      `${ORIGINS[source.kind]} counts nobody from ${days.from} to ${days.to}. ${api.remedy}`,
      true,
    );
  return countRows(settings.catalogue, rows);
}

const calling =
  (
    { kind }: AudienceSourceRow,
    { remedy }: SourceApi,
    { allowed, resolve, limitMs = LIMIT_MS }: PullSettings,
  ): SourceCall =>
  async (call) => {
    const options = { allowed, limitMs, maxBytes: MAX_BYTES, ...(resolve && { resolve }) };
    const answer = await callOut(call, options);
    requireGood(ORIGINS[kind], answer, remedy);
    if (answer.isCut)
      throw new JobFailure(
        `${ORIGINS[kind]} answers with more than ${MAX_BYTES / 1_000_000} MB. Check the address and the site.`,
        true,
      );
    try {
      return JSON.parse(answer.text) as unknown;
    } catch {
      throw new JobFailure(
        `${ORIGINS[kind]} answers with something that is not JSON. Check the address.`,
        true,
      );
    }
  };

function requireGood(
  product: string,
  { status, retryAfterMs }: OutboundAnswer,
  remedy: string,
): void {
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403)
    throw new JobFailure(`${product} refuses the key (status ${status}). ${remedy}`, true);
  if (status === 429)
    throw new JobFailure(`${product} was asked too often. It is asked later.`, false, retryAfterMs);
  const isFinal = status < 500;
  throw new JobFailure(
    isFinal
      ? `${product} cannot answer this (status ${status}). ${remedy}`
      : `${product} has a fault (status ${status}). It is asked again.`,
    isFinal,
  );
}

/** Foreseen all of them: what goes wrong with a product is no fault of this server. */
function toFailure(cause: unknown): JobFailure {
  if (cause instanceof JobFailure) return cause;
  return new JobFailure((cause as Error).message, isRefusal(cause));
}

async function noteFailure(
  database: Database,
  { id, failing_since }: AudienceSourceRow,
  error: string,
  now: number,
): Promise<void> {
  await database
    .connection()
    .updateTable('audience_sources')
    .set({ error, failing_since: failing_since ?? now })
    .where('id', '=', id)
    .execute();
}
