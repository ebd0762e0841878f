import { randomBytes } from 'node:crypto';
import { Refusal } from '@/domain/Refusal';
import type { Database } from '@/server/platform/database/Database';
import type { ChannelRow } from '@/server/platform/database/WatchTables';
import { type AllowedReceivers, checkUrl } from '@/server/platform/outbound/checkAddress';
import { seal, unseal } from '@/server/platform/secrets/seal';
import { type Access, allows, notFound, requirePermission } from '@/server/teams/workspaces/Access';
import { noteAudit } from '@/server/teams/workspaces/audit';
import { checkOneLine, invalid, newId } from '@/server/teams/workspaces/checkText';
import { isZone } from './nextSendTime';

const CHANNEL_LIMITS = { name: 60, count: 50 } as const;

export interface ChannelDraft {
  readonly kind: ChannelRow['kind'];
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly format?: ChannelRow['format'] | null | undefined;
  readonly zone?: string | null | undefined;
}

interface MadeChannel {
  readonly row: ChannelRow;
  /** Signs a webhook's messages; shown once. Opens a feed, or ends mails. */
  readonly secret: string;
}

/** @throws Refusal TEXT_INVALID, ADDRESS_REFUSED, FORBIDDEN, TEAM_LIMIT, SECRETS_OFF */
export async function createChannel(
  database: Database,
  access: Access,
  draft: ChannelDraft,
  { allowed, now = Date.now() }: { readonly allowed: AllowedReceivers; readonly now?: number },
): Promise<MadeChannel> {
  const { viewer } = access;
  if (viewer.kind !== 'person') throw new Refusal('FORBIDDEN', 'This needs a person, not a token.');
  // A receiver's address is a secret, and calls from here reach where its maker may not.
  if (draft.kind === 'WEBHOOK') requirePermission(access, 'manage');
  if (draft.kind === 'ATOM') requirePermission(access, 'editProjects');
  const zone = draft.zone || 'UTC';
  if (!isZone(zone)) throw invalid('zone', 'Give a time zone such as Europe/Berlin.');
  const others = await listChannels(database, access.workspaceId);
  if (others.length >= CHANNEL_LIMITS.count)
    throw new Refusal('TEAM_LIMIT', `A workspace has at most ${CHANNEL_LIMITS.count} channels.`);
  const id = newId();
  const secret = SECRETS[draft.kind]();
  const address = ADDRESSES[draft.kind](draft, viewer.email, allowed);
  const row: ChannelRow = {
    id,
    workspace_id: access.workspaceId,
    kind: draft.kind,
    name: checkOneLine(draft.name || getDefaultName(draft, address), 'name', CHANNEL_LIMITS.name),
    ...(draft.kind === 'WEBHOOK' ? sealSecrets(id, { address, secret }) : { address, secret }),
    format: draft.format ?? 'RAW',
    zone,
    created_by: viewer.accountId,
    created_at: now,
    stopped_at: null,
  };
  await database.connection().insertInto('channels').values(row).execute();
  await noteAudit(
    database,
    access,
    'channel.created',
    `${row.name} (${row.kind.toLowerCase()})`,
    now,
  );
  return { row, secret };
}

/** Named by its receiver, if the person gave no name. */
function getDefaultName({ kind }: ChannelDraft, address: string | null): string {
  if (kind === 'ATOM') return 'Feed';
  const reached = kind === 'EMAIL' ? (address ?? '') : new URL(address ?? '').hostname;
  return reached.slice(0, CHANNEL_LIMITS.name);
}

const SECRETS: Readonly<Record<ChannelRow['kind'], () => string>> = {
  WEBHOOK: () => `whsec_${randomBytes(24).toString('base64')}`,
  EMAIL: () => randomBytes(24).toString('base64url'),
  ATOM: () => randomBytes(24).toString('base64url'),
};

type Sealed = Pick<ChannelRow, 'address' | 'secret'>;

/** The address of a webhook is as good as a password with many services. */
const sealSecrets = (id: string, { address, secret }: Sealed): Sealed => ({
  address: address && seal(address, `channel:${id}`),
  secret: seal(secret, `channel:${id}`),
});

/** Both in plain text. @throws Error with the remedy */
export const unsealChannel = ({ id, kind, address, secret }: ChannelRow): Sealed =>
  kind === 'WEBHOOK'
    ? {
        address: address && unseal(address, `channel:${id}`),
        secret: unseal(secret, `channel:${id}`),
      }
    : { address, secret };

/** Seals values that older programs stored in plain text, if there is a key now. */
export async function sealChannels(database: Database): Promise<void> {
  const rows = await database
    .connection()
    .selectFrom('channels')
    .selectAll()
    .where('kind', '=', 'WEBHOOK')
    .where('secret', 'not like', 'sealed:%')
    .execute();
  for (const row of rows)
    await database
      .connection()
      .updateTable('channels')
      .set(sealSecrets(row.id, row))
      .where('id', '=', row.id)
      .execute();
}

/** Mail goes only to its creator's own address, because nobody else asked for it. */
const ADDRESSES: Readonly<
  Record<
    ChannelRow['kind'],
    (draft: ChannelDraft, email: string, allowed: AllowedReceivers) => string | null
  >
> = {
  WEBHOOK: ({ url }, _, allowed) => checkUrl(url?.trim() ?? '', allowed).href,
  EMAIL: ({ email: asked }, email) => {
    if (asked == null || asked.trim().toLowerCase() === email) return email;
    throw invalid('email', `Email goes to the address you sign in with, ${email}.`);
  },
  ATOM: () => null,
};

/** In the order in which they were made. */
export function listChannels(database: Database, workspaceId: string): Promise<ChannelRow[]> {
  return database
    .connection()
    .selectFrom('channels')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export const channelById = (database: Database, id: string): Promise<ChannelRow | undefined> =>
  database.connection().selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst();

/** True if a person may end it, test it and see its deliveries. */
export const mayManageChannel = (access: Access, { created_by }: ChannelRow): boolean =>
  allows(access, 'manage') || isMaker(access, created_by);

/**
 * True if a person's watches may send to it: to their own channels and, for editors, to the team's
 * shared ones. Nobody gets mail that they did not ask for.
 */
export const mayUseChannel = (access: Access, { kind, created_by }: ChannelRow): boolean =>
  isMaker(access, created_by) || (kind !== 'EMAIL' && allows(access, 'editProjects'));

const isMaker = ({ viewer }: Access, created_by: string): boolean =>
  viewer.kind === 'person' && viewer.accountId === created_by;

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export async function ownChannel(
  database: Database,
  access: Access,
  id: string,
): Promise<ChannelRow> {
  const row = (await listChannels(database, access.workspaceId)).find((one) => one.id === id);
  if (!row) throw notFound('channel');
  if (!mayManageChannel(access, row)) requirePermission(access, 'manage');
  return row;
}

/**
 * Also deletes the deliveries that wait for it.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function deleteChannel(
  database: Database,
  access: Access,
  id: string,
): Promise<ChannelRow> {
  const row = await ownChannel(database, access, id);
  await database.connection().deleteFrom('channels').where('id', '=', row.id).execute();
  await noteAudit(database, access, 'channel.deleted', row.name);
  return row;
}

/** The feed or mail channel that a secret link names. */
export function channelBySecret(
  database: Database,
  kind: ChannelRow['kind'],
  secret: string,
): Promise<ChannelRow | undefined> {
  return database
    .connection()
    .selectFrom('channels')
    .selectAll()
    .where('secret', '=', secret)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Nothing is sent to it any more, until it is made again. */
export async function stopChannel(
  database: Database,
  { id }: ChannelRow,
  now = Date.now(),
): Promise<void> {
  await database
    .connection()
    .updateTable('channels')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .execute();
}
