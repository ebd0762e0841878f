import { openDatabase } from '@/server/platform/database/openDatabase';
import { log } from '@/server/platform/observe/log';
import {
  type AccountAction,
  noteAccount,
  noteFailedSignIn,
} from '@/server/teams/accounts/accountEvents';
import { findPerson } from '@/server/teams/accounts/findPerson';
import type { SetCookies } from '@/server/teams/accounts/sessions';
import { addAudit } from '@/server/teams/workspaces/audit';
import { listWorkspaces } from '@/server/teams/workspaces/workspaces';

/** The forms and the step that begin a session, with the way in. */
const WAYS = new Map<string, readonly [AccountAction, string]>([
  ['sign-in', ['signed-in.password', 'with a password']],
  ['second-factor', ['signed-in.code', 'with a password and a code']],
  ['passkey-sign-in', ['signed-in.passkey', 'with a passkey']],
  ['oidc', ['signed-in.provider', 'with single sign-on']],
]);

/** Notes who has just signed in, for the account and for each workspace that it opens. */
export async function noteSignIn(cookies: SetCookies, form: string): Promise<void> {
  const way = WAYS.get(form);
  if (!way) return;
  const sent = cookies.map((line) => line.split(';', 1)[0]).join('; ');
  const person = await findPerson(openDatabase, sent);
  if (!person) return;
  const database = await openDatabase();
  const { accountId } = person;
  const at = Date.now();
  await database.inTransaction(async () => {
    await noteAccount(database, accountId, way[0], at);
    for (const { id } of await listWorkspaces(database, accountId))
      await addAudit(database, {
        ...{ workspaceId: id, actor: `person:${accountId}`, at },
        ...{ action: 'member.signed_in', subject: way[1] },
      });
  });
}

/** Nobody waits for it: the time of an answer must not tell if an address has an account. */
export function noteWrong(email: string): void {
  openDatabase()
    .then((database) => noteFailedSignIn(database, email))
    .catch((cause: unknown) => log.warn({ err: cause }, 'A failed sign-in was not noted.'));
}
