import { randomBytes } from 'node:crypto';
import { Refusal } from '@/domain/Refusal';
import type { Database } from '@/server/platform/database/Database';
import type { AudienceSourceRow } from '@/server/platform/database/SourceTables';
import {
  type AllowedReceivers,
  checkUrl,
  isAllowedReceiver,
} from '@/server/platform/outbound/checkAddress';
import { seal } from '@/server/platform/secrets/seal';
import { type Access, notFound } from '@/server/teams/workspaces/Access';
import { noteAudit } from '@/server/teams/workspaces/audit';
import { checkOneLine, invalid, newId } from '@/server/teams/workspaces/checkText';
import { scheduleCheck } from './scheduleCheck';
import { SOURCE_APIS } from './sourceApis.data';

const LIMITS = { name: 60, site: 200, key: 500, count: 20 } as const;

export interface SourceDraft {
  readonly name: string;
  readonly kind: AudienceSourceRow['kind'];
  readonly address?: string | null | undefined;
  readonly site?: string | null | undefined;
  readonly key?: string | null | undefined;
  readonly cadence: AudienceSourceRow['cadence'];
}

interface Making {
  readonly allowed: AllowedReceivers;
  readonly now?: number;
}

/** @throws Refusal TEXT_INVALID, ADDRESS_REFUSED, SECRETS_OFF, TEAM_LIMIT */
export async function createSource(
  database: Database,
  access: Access,
  draft: SourceDraft,
  { allowed, now = Date.now() }: Making,
): Promise<AudienceSourceRow> {
  const { viewer } = access;
  if (viewer.kind !== 'person') throw new Refusal('FORBIDDEN', 'This needs a person, not a token.');
  if ((await listSources(database, access.workspaceId)).length >= LIMITS.count)
    throw new Refusal('TEAM_LIMIT', `A workspace syncs at most ${LIMITS.count} audiences.`);
  const id = newId();
  const row: AudienceSourceRow = {
    id,
    workspace_id: access.workspaceId,
    audience_id: newId(),
    name: checkOneLine(draft.name, 'name', LIMITS.name),
    kind: draft.kind,
    ...place(id, draft, allowed),
    cadence: draft.kind === 'BEACON' ? 'DAILY' : draft.cadence,
    created_by: viewer.accountId,
    created_at: now,
    next_at: draft.kind === 'PUSH' ? null : draft.kind === 'BEACON' ? afterToday(now) : now,
    renewed_at: null,
    failing_since: null,
    error: null,
  };
  await database.connection().insertInto('audience_sources').values(row).execute();
  if (row.kind !== 'PUSH') await scheduleCheck(database);
  await noteAudit(database, access, 'source.created', getAuditName(row), now);
  return row;
}

const DAY_MS = 86_400_000;
/** The other instances have stored the day's last minute by then. */
const STORED_MS = 600_000;

const afterToday = (now: number): number => (Math.floor(now / DAY_MS) + 1) * DAY_MS + STORED_MS;

const getAuditName = ({ name, kind }: AudienceSourceRow): string =>
  `${name} (${kind.toLowerCase()})`;

function place(id: string, { kind, address, site, key }: SourceDraft, allowed: AllowedReceivers) {
  if (kind === 'PUSH') return { address: null, site: null, api_key: null };
  // Anyone can read it in the pages of the site; it only must not be guessed.
  if (kind === 'BEACON') return { address: null, site: newSiteName(), api_key: null };
  const url = address?.trim() || (SOURCE_APIS[kind].address ?? '');
  return {
    address: checkAddress(url, allowed),
    site: checkSite(site ?? ''),
    api_key: sealKey(id, key ?? ''),
  };
}

const newSiteName = (): string => randomBytes(9).toString('base64url');

/** A folder below the origin, as Matomo often has, is kept. */
function checkAddress(text: string, allowed: AllowedReceivers): string {
  const url = checkUrl(text, allowed, 'address');
  if (url.protocol === 'http:' && !isAllowedReceiver(url, allowed))
    throw invalid('address', 'Use https: the key would travel in plain text.');
  const { origin, pathname } = url;
  return `${origin}${pathname.replace(/\/(?:index\.php)?$/, '')}`;
}

function checkSite(text: string): string {
  const site = text.trim();
  if (/^[\w.:/-]+$/.test(site) && site.length <= LIMITS.site) return site;
  throw invalid('site', 'Write the site as the product names it: a domain, or a number.');
}

function sealKey(id: string, text: string): string {
  const key = text.trim();
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= LIMITS.key) return seal(key, `source:${id}`);
  throw invalid('key', `Write the key: up to ${LIMITS.key} characters without spaces.`);
}

/** In the order in which they were made. */
export function listSources(database: Database, workspaceId: string): Promise<AudienceSourceRow[]> {
  return database
    .connection()
    .selectFrom('audience_sources')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** @throws Refusal NOT_FOUND */
async function ownSource(database: Database, access: Access, id: string) {
  const row = (await listSources(database, access.workspaceId)).find((one) => one.id === id);
  if (!row) throw notFound('source');
  return row;
}

/** Asks again at once, with another key where one is given. @throws Refusal TEXT_INVALID, NOT_FOUND */
export async function renewSource(
  database: Database,
  access: Access,
  {
    id,
    key,
    cadence,
  }: Pick<SourceDraft, 'key'> & {
    readonly id: string;
    readonly cadence?: SourceDraft['cadence'] | null | undefined;
  },
  now = Date.now(),
): Promise<AudienceSourceRow> {
  const row = await ownSource(database, access, id);
  if (row.kind === 'PUSH')
    throw invalid('id', 'A script sends this audience, so there is nothing to ask.');
  const change = {
    next_at: now,
    ...(cadence != null && { cadence }),
    ...(key != null && key !== '' && { api_key: sealKey(id, key) }),
  };
  await database
    .connection()
    .updateTable('audience_sources')
    .set(change)
    .where('id', '=', id)
    .execute();
  await scheduleCheck(database);
  if ('api_key' in change) await noteAudit(database, access, 'source.key', getAuditName(row), now);
  return { ...row, ...change };
}

/** The audience stays as it is for as long as it is used. @throws Refusal NOT_FOUND */
export async function deleteSource(
  database: Database,
  access: Access,
  id: string,
): Promise<AudienceSourceRow> {
  const row = await ownSource(database, access, id);
  await database.connection().deleteFrom('audience_sources').where('id', '=', id).execute();
  await noteAudit(database, access, 'source.deleted', getAuditName(row));
  return row;
}
