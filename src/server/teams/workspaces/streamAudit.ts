// The log of changes and sign-ins of the instance, as JSON lines to a file or an HTTP receiver. The
// database is the buffer: a place in each log is kept, so that an outage of the receiver loses nothing and
// needs no memory. A batch that was taken but not noted comes again; its lines have the same ids.
import { appendFile } from 'node:fs/promises';
import type { AuditConfig } from '@/server/platform/config/auditConfig';
import type { Database } from '@/server/platform/database/Database';
import type { JobHandler, JobRun } from '@/server/platform/jobs/JobRunner';
import { endLease, takeLease } from '@/server/platform/jobs/takeLease';
import { log } from '@/server/platform/observe/log';
import { RepeatedFault } from '@/server/platform/observe/RepeatedFault';
import { callOut } from '@/server/platform/outbound/callOut';

export const AUDIT_JOB = 'audit.stream';

/** Lines of each log in one call, and calls in one run. */
const BATCH = 500;
const MOST_BATCHES = 40;
/** Longer than any transaction: a row with an earlier time is committed by then. */
const SETTLED_MS = 30_000;

/** Longer than a run: each call of it ends within 10 s. */
const LEASE_MS = 600_000;

const PLACE = 'audit.streamed';

/** Up to where a log was handed over. */
interface Place {
  readonly at: number;
  readonly id: string;
}

/** Each log has its own, because only the database orders ids of one moment as it compares them. */
interface Places {
  readonly changes: Place;
  readonly events: Place;
}

interface Line extends Place {
  readonly text: string;
}

/** Each run ends well: what the receiver did not take is there for the next, a minute later. */
export function auditJobs(
  database: Database,
  to: AuditConfig,
): Readonly<Record<string, JobHandler>> {
  const fault = new RepeatedFault((error) =>
    log.warn({ err: error }, 'The audit log waits for its receiver. Check AUDIT_LOG.'),
  );
  const run = async (_: unknown, { id: holder }: JobRun): Promise<void> => {
    // Two at once would send the same lines.
    const lease = { name: AUDIT_JOB, holder, leaseMs: LEASE_MS };
    if ((await takeLease(database, lease)) === undefined) return;
    try {
      await streamAudit(database, (lines) => send(to, lines));
      fault.succeeded();
    } catch (cause) {
      fault.failed(cause);
    } finally {
      await endLease(database, lease);
    }
  };
  return { [AUDIT_JOB]: { run } };
}

/**
 * Hands over what has come since the last time, oldest first. The first time, what comes from now on.
 * @param take gets lines that each end with a line break; rejects where they were not taken
 */
export async function streamAudit(
  database: Database,
  take: (lines: string) => Promise<void>,
): Promise<void> {
  const until = (await database.now()) - SETTLED_MS;
  let places = await findPlaces(database, until);
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const changes = await changesAfter(database, places.changes, until);
    const events = await eventsAfter(database, places.events, until);
    const lines = [...changes, ...events].sort((a, b) => a.at - b.at);
    if (lines.length === 0) return;
    await take(lines.map(({ text }) => `${text}\n`).join(''));
    places = { changes: after(places.changes, changes), events: after(places.events, events) };
    await keepPlaces(database, places);
    if (changes.length < BATCH && events.length < BATCH) return;
  }
}

function after(place: Place, lines: readonly Line[]): Place {
  const { at, id } = lines.at(-1) ?? place;
  return { at, id };
}

async function findPlaces(database: Database, until: number): Promise<Places> {
  const row = await database
    .connection()
    .selectFrom('instance_settings')
    .select('value')
    .where('name', '=', PLACE)
    .executeTakeFirst();
  if (row) return JSON.parse(row.value) as Places;
  const place = { at: until, id: '' };
  const places = { changes: place, events: place };
  await keepPlaces(database, places);
  return places;
}

async function keepPlaces(database: Database, places: Places): Promise<void> {
  const value = JSON.stringify(places);
  await database
    .connection()
    .insertInto('instance_settings')
    .values({ name: PLACE, value })
    .onConflict((known) => known.column('name').doUpdateSet({ value }))
    .execute();
}

async function changesAfter(database: Database, { at, id }: Place, until: number) {
  const rows = await database
    .connection()
    .selectFrom('audit_entries')
    .innerJoin('workspaces', 'workspaces.id', 'audit_entries.workspace_id')
    .selectAll('audit_entries')
    .select('workspaces.slug')
    .where(({ eb, or, and }) =>
      or([
        eb('audit_entries.at', '>', at),
        and([eb('audit_entries.at', '=', at), eb('audit_entries.id', '>', id)]),
      ]),
    )
    .where('audit_entries.at', '<=', until)
    .orderBy('audit_entries.at')
    .orderBy('audit_entries.id')
    .limit(BATCH)
    .execute();
  return rows.map(({ slug, workspace_id, ...row }) =>
    toLine(row, {
      kind: 'workspace',
      workspace: slug,
      workspaceId: workspace_id,
      actor: row.actor,
      action: row.action,
      subject: row.subject,
    }),
  );
}

async function eventsAfter(database: Database, { at, id }: Place, until: number) {
  const rows = await database
    .connection()
    .selectFrom('account_events')
    .innerJoin('accounts', 'accounts.id', 'account_events.account_id')
    .selectAll('account_events')
    .select('accounts.email')
    .where(({ eb, or, and }) =>
      or([
        eb('account_events.at', '>', at),
        and([eb('account_events.at', '=', at), eb('account_events.id', '>', id)]),
      ]),
    )
    .where('account_events.at', '<=', until)
    .orderBy('account_events.at')
    .orderBy('account_events.id')
    .limit(BATCH)
    .execute();
  return rows.map((row) =>
    toLine(row, {
      kind: 'account',
      actor: `person:${row.account_id}`,
      action: row.action,
      subject: row.email,
    }),
  );
}

interface StoredEvent {
  readonly id: string;
  readonly at: number;
  readonly address?: string | null;
}

function toLine({ id, at, address }: StoredEvent, facts: object): Line {
  const moment = Number(at);
  const time = new Date(moment).toISOString();
  return {
    id,
    at: moment,
    text: JSON.stringify({ id, at: time, ...facts, address: address ?? null }),
  };
}

/** The operator chose the receiver, so it may be in a private network. */
async function send(to: AuditConfig, lines: string): Promise<void> {
  if (to.kind === 'file') return appendFile(to.path, lines, { mode: 0o600 });
  const { hostname, port, protocol } = new URL(to.url);
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  const receiver = `${host}:${port || (protocol === 'https:' ? '443' : '80')}`;
  const headers = {
    'content-type': 'application/x-ndjson',
    ...(to.token !== undefined && { authorization: `Bearer ${to.token}` }),
  };
  const { status } = await callOut(
    { url: to.url, method: 'POST', headers, body: lines },
    { allowed: [receiver] },
  );
  if (status < 200 || status >= 300) throw new Error(`it answered ${status}.`);
}
