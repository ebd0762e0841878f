// npm run accounts -- scim-token <name> [read] | scim-tokens | scim-revoke <id>
import type { Database } from '@/server/platform/database/Database';
import { MACHINE } from '@/server/teams/accounts/operatorEvents';
import {
  createScimToken,
  listScimTokens,
  revokeScimToken,
} from '@/server/teams/provisioning/scimTokens';

const DAYS = 365;
const DAY_MS = 86_400_000;

export const isScimAct = (what: string): boolean =>
  ['scim-token', 'scim-tokens', 'scim-revoke'].includes(what);

export async function runScimAct(
  database: Database,
  what: string,
  [given, scope, ...rest]: readonly string[],
): Promise<void> {
  const isWhole =
    what === 'scim-tokens'
      ? given === undefined
      : given !== undefined && rest.length === 0 && [undefined, 'read'].includes(scope);
  if (!isWhole || (what === 'scim-revoke' && scope !== undefined))
    throw new Error('Expected scim-token <name> [read] | scim-tokens | scim-revoke <id>');
  if (what === 'scim-tokens') return printTokens(database);
  if (what === 'scim-revoke') {
    const { name } = await revokeScimToken(database, MACHINE, given!);
    return console.log(`The token “${name}” opens nothing any more.`);
  }
  const { secret } = await createScimToken(database, MACHINE, {
    name: given!,
    scope: scope === 'read' ? 'READ' : 'WRITE',
    expiresAt: Date.now() + DAYS * DAY_MS,
  });
  console.log(secret);
  console.log(`Enter it in your directory now: it is shown once. It ends in ${DAYS} days.`);
}

async function printTokens(database: Database): Promise<void> {
  const day = (moment: number | null): string =>
    moment === null ? 'never' : new Date(Number(moment)).toISOString().slice(0, 10);
  for (const { id, name, scope, prefix, expires_at, last_used_at } of await listScimTokens(
    database,
  ))
    console.log(
      [
        ...[id, name, scope.toLowerCase(), `${prefix}…`],
        ...[`until ${day(expires_at)}`, `used ${day(last_used_at)}`],
      ].join('\t'),
    );
}
