import type { Database } from '@/server/platform/database/Database';
import { isOn } from './isOn';
import { OIDC_ID } from './oidcProvider';

export interface WaysIn {
  readonly hasPassword: boolean;
  readonly hasProvider: boolean;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: number;
  }[];
}

/** How someone can sign in to an account, as far as the instance takes it. */
export async function waysIn(database: Database, accountId: string): Promise<WaysIn> {
  const credentials = await database
    .connection()
    .selectFrom('credentials')
    .select(['providerId', 'password'])
    .where('userId', '=', accountId)
    .execute();
  const passkeys = await database
    .connection()
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', accountId)
    .execute();
  return {
    hasPassword: isOn('password') && credentials.some(({ password }) => password !== null),
    hasProvider: isOn('provider') && credentials.some(({ providerId }) => providerId === OIDC_ID),
    passkeys: (isOn('passkey') ? passkeys : [])
      .map(({ id, name, createdAt }) => ({
        id,
        name: name ?? 'Passkey',
        createdAt: new Date(createdAt ?? 0).getTime(),
      }))
      .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
  };
}
