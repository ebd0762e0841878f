// One email when a subject crosses a line, for people without an account. An address counts only
// after its holder has confirmed it, and is deleted with the email, with a stop, or with time.
import { createHash, randomBytes } from 'node:crypto';
import { reachesLine } from '@/domain/CoverageShares';
import { getGoverningShare } from '@/domain/governingShare';
import { parseLinePercent } from '@/domain/preferences';
import { Refusal } from '@/domain/Refusal';
import { parseSubject } from '@/domain/routes/watch';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { LineAlertRow } from '@/server/platform/database/AlertTables';
import type { Database } from '@/server/platform/database/Database';
import { enqueue } from '@/server/platform/jobs/enqueue';
import { audienceSnapshot } from '@/server/teams/workspaces/audienceSnapshots';
import { referTo } from '@/server/teams/workspaces/Observation';
import { checkSubject, findSubject, subjectCoverage } from '@/server/teams/workspaces/Subject';

/** Carries the id of an alert whose next email is due. */
export const ALERT_MAIL_JOB = 'watches.alertMail';

const DAY_MS = 86_400_000;

/** How long an unconfirmed address is stored, and a confirmed one. */
const UNCONFIRMED_MS = DAY_MS;
const CONFIRMED_MS = 730 * DAY_MS;

/** Of one address, confirmed or not. */
const MAX_PER_ADDRESS = 20;

/** Of all, so that strangers cannot fill the database. */
const MAX_UNCONFIRMED = 10_000;

export interface LineAlertRequest {
  /** Checked already. */
  readonly email: string;
  /** As `?subject=` writes it. */
  readonly subject: string;
  readonly audience: string;
  readonly line: string;
}

/**
 * Stores the wish and queues the email that asks for a confirmation. Says the same whether or not the
 * address is known here.
 * @throws Refusal TEXT_INVALID, ARGUMENT_INVALID, AUDIENCE_UNKNOWN, SIGN_IN_LIMIT
 */
export async function requestLineAlert(
  database: Database,
  context: RequestContext,
  { email, subject: text, audience: key, line }: LineAlertRequest,
): Promise<void> {
  const linePercent = parseLinePercent(line);
  if (linePercent === undefined)
    throw new Refusal('ARGUMENT_INVALID', 'A line is a percentage above 0 and at most 100.');
  const subject = checkSubject(context.catalogue, parseSubject(text.slice(0, 2_000)));
  await context.loadAudiences([key]);
  const audience = context.audience(key);
  const found = findSubject(context.catalogue, subject)!;
  const shares = subjectCoverage(context.catalogue, found, audience);
  const wasReached = reachesLine(getGoverningShare(shares, linePercent).share, linePercent);
  const settledOn = referTo({ ...context, audience }, found);
  const now = Date.now();
  const terms = { email, subject, audience: audience.key, line_percent: linePercent };
  await database.inTransaction(async () => {
    await forgetLineAlerts(database, now);
    if ((await countUnconfirmed(database)) >= MAX_UNCONFIRMED)
      throw new Refusal(
        'SIGN_IN_LIMIT',
        'Too many people are asking right now. Try again tomorrow.',
      );
    if (await isKnownOrFull(database, terms)) return;
    const id = randomBytes(16).toString('base64url');
    const row: LineAlertRow = {
      ...terms,
      id,
      was_reached: wasReached ? 1 : 0,
      settled_on: JSON.stringify(settledOn),
      snapshot_id: settledOn.snapshot,
      token_hash: null,
      created_at: now,
      confirmed_at: null,
    };
    await database.connection().insertInto('line_alerts').values(row).execute();
    await database
      .connection()
      .insertInto('line_alert_snapshots')
      .values(audienceSnapshot(context.catalogue, audience))
      .onConflict((kept) => kept.column('id').doNothing())
      .execute();
    await enqueue(database, { kind: ALERT_MAIL_JOB, payload: { id }, dedupeKey: id });
  });
}

async function countUnconfirmed(database: Database): Promise<number> {
  const { count } = await database
    .connection()
    .selectFrom('line_alerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function isKnownOrFull(
  database: Database,
  wanted: Pick<LineAlertRow, 'email' | 'subject' | 'audience' | 'line_percent'>,
): Promise<boolean> {
  const rows = await database
    .connection()
    .selectFrom('line_alerts')
    .selectAll()
    .where('email', '=', wanted.email)
    .limit(MAX_PER_ADDRESS)
    .execute();
  const isKnown = rows.some(
    (row) =>
      row.subject === wanted.subject &&
      row.audience === wanted.audience &&
      row.line_percent === wanted.line_percent,
  );
  return isKnown || rows.length >= MAX_PER_ADDRESS;
}

/** A new token for the links of an email that is about to leave. */
export async function createAlertToken(database: Database, id: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await database
    .connection()
    .updateTable('line_alerts')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
  return token;
}

/** @throws Refusal ALERT_OVER */
export async function confirmLineAlert(database: Database, token: string): Promise<void> {
  const now = Date.now();
  const { numUpdatedRows } = await database
    .connection()
    .updateTable('line_alerts')
    .set({ confirmed_at: now })
    .where('token_hash', '=', hashToken(token))
    .where(({ or, eb }) =>
      or([eb('confirmed_at', 'is not', null), eb('created_at', '>', now - UNCONFIRMED_MS)]),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    throw new Refusal(
      'ALERT_OVER',
      'This link was used already, or is too old. Ask again on the feature’s page.',
    );
}

/** Deletes the address. The same for a link that was used already: nothing is stored either way. */
export async function stopLineAlert(database: Database, token: string): Promise<void> {
  await database
    .connection()
    .deleteFrom('line_alerts')
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/**
 * Deletes addresses that were not confirmed within a day, and those that waited for two years; then
 * the people that no alert needs any more.
 */
export async function forgetLineAlerts(database: Database, now = Date.now()): Promise<void> {
  await database
    .connection()
    .deleteFrom('line_alerts')
    .where(({ or, and, eb }) =>
      or([
        and([eb('confirmed_at', 'is', null), eb('created_at', '<=', now - UNCONFIRMED_MS)]),
        eb('created_at', '<=', now - CONFIRMED_MS),
      ]),
    )
    .execute();
  await database
    .connection()
    .deleteFrom('line_alert_snapshots')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('line_alerts')
            .select('line_alerts.id')
            .whereRef('line_alerts.snapshot_id', '=', 'line_alert_snapshots.id'),
        ),
      ),
    )
    .execute();
}

const hashToken = (token: string): string =>
  createHash('sha256')
    .update(`line-alert:${token.slice(0, 100)}`)
    .digest('base64url');
