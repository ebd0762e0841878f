// The log of changes, sign-ins and operators’ acts of the instance, as JSON lines to a file or an HTTP receiver. The
// database is the buffer: a place in each log is kept, so that an outage of the receiver loses nothing and
// needs no memory. A batch that was taken but not noted comes again; its lines have the same ids.
import type { OutputConfig } from '@/server/platform/config/outputConfig';
import type { Database } from '@/server/platform/database/Database';
import {
  keepInstanceSetting,
  readInstanceSetting,
} from '@/server/platform/database/instanceSetting';
import { outputJob } from '@/server/platform/jobs/outputJob';
import { handOver } from '@/server/platform/outbound/handOver';

export const AUDIT_JOB = 'audit.stream';

/** Lines of each log in one call, and calls in one run. */
const BATCH = 500;
const MOST_BATCHES = 40;
/** Longer than any transaction: a row with an earlier time is committed by then. */
const SETTLED_MS = 30_000;

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
  readonly acts: Place;
}

interface Line extends Place {
  readonly text: string;
}

export const auditJobs = (database: Database, to: OutputConfig) =>
  outputJob(
    database,
    { kind: AUDIT_JOB, waiting: 'The audit log waits for its receiver. Check AUDIT_LOG.' },
    () => streamAudit(database, (lines) => handOver(to, { type: 'application/x-ndjson', lines })),
  );

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
    const acts = await actsAfter(database, places.acts, until);
    const lines = [...changes, ...events, ...acts].sort((a, b) => a.at - b.at);
    if (lines.length === 0) return;
    await take(lines.map(({ text }) => `${text}\n`).join(''));
    places = {
      changes: after(places.changes, changes),
      events: after(places.events, events),
      acts: after(places.acts, acts),
    };
    await keepPlaces(database, places);
    if ([changes, events, acts].every(({ length }) => length < BATCH)) return;
  }
}

function after(place: Place, lines: readonly Line[]): Place {
  const { at, id } = lines.at(-1) ?? place;
  return { at, id };
}

async function findPlaces(database: Database, until: number): Promise<Places> {
  const kept = await readInstanceSetting(database, PLACE);
  const place = { at: until, id: '' };
  const places = {
    ...{ changes: place, events: place, acts: place },
    ...(kept !== undefined && (JSON.parse(kept) as Partial<Places>)),
  };
  // A former program kept places of fewer logs.
  if (kept === JSON.stringify(places)) return places;
  await keepPlaces(database, places);
  return places;
}

const keepPlaces = (database: Database, places: Places): Promise<void> =>
  keepInstanceSetting(database, PLACE, JSON.stringify(places));

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

async function actsAfter(database: Database, { at, id }: Place, until: number) {
  const rows = await database
    .connection()
    .selectFrom('operator_events')
    .leftJoin('accounts', 'accounts.id', 'operator_events.account_id')
    .selectAll('operator_events')
    .select('accounts.email')
    .where(({ eb, or, and }) =>
      or([
        eb('operator_events.at', '>', at),
        and([eb('operator_events.at', '=', at), eb('operator_events.id', '>', id)]),
      ]),
    )
    .where('operator_events.at', '<=', until)
    .orderBy('operator_events.at')
    .orderBy('operator_events.id')
    .limit(BATCH)
    .execute();
  return rows.map(({ actor, action, email, account_id, subject, ...row }) =>
    toLine(row, {
      ...{ kind: 'operator', actor, action },
      subject: subject ?? email ?? `person:${account_id}`,
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
