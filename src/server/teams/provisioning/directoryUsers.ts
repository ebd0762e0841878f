// Accounts as a directory sees them: all of the instance. The directory may unlock an account that it locked,
// but not one that an operator locked.
import { ACCOUNT_LIMITS } from '@/domain/accountLimits';
import { isRefusal, Refusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { checkEmail, checkPersonName } from '@/server/teams/accounts/checkAccount';
import { lockAccount, unlockAccount } from '@/server/teams/accounts/manageAccounts';
import { isInDomains } from '@/server/teams/accounts/oidcProvider';
import { isOperator, requireOtherOperator } from '@/server/teams/accounts/operator';
import { noteOperatorAct, type OperatorAct } from '@/server/teams/accounts/operatorEvents';
import { checkOneLine, newId } from '@/server/teams/workspaces/checkText';
import { deletePerson } from '@/server/teams/workspaces/personalData';
import type { Directory } from './Directory';
import { type DirectoryUser, requireUser } from './findUsers';
import { inTurn } from './inTurn';
import { keepSaying, taken } from './keepSaying';
import { placeNewcomer } from './placeByDirectory';
import type { UserChange } from './UserChange';

/** @throws Refusal ACCOUNT_INVALID, TEXT_INVALID, NAME_TAKEN, DOMAIN_CLOSED */
export async function createUser(directory: Directory, change: UserChange): Promise<DirectoryUser> {
  const { database } = directory;
  const id = newId();
  const userName = checkOneLine(change.userName ?? '', 'userName', ACCOUNT_LIMITS.email);
  const email = checkAddress(change.email ?? userName);
  const now = new Date();
  await inTurn(database, taken(userName), async () => {
    const made = await database
      .connection()
      .insertInto('accounts')
      .values({
        ...{ id, email, name: nameFrom(change) ?? nameFromAddress(email) },
        ...{ emailVerified: toFlag(database, true), banned: null, twoFactorEnabled: null },
        ...{ createdAt: now.toISOString(), updatedAt: now.toISOString() },
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw taken(email);
    await keepSaying(database, id, { ...change, userName });
    await note(directory, 'account.made', id);
    if (change.isActive === false) await deactivate(directory, id);
    await placeNewcomer(database, id);
  });
  return requireUser(database, id);
}

/** @throws Refusal as `createUser`, and NOT_FOUND, FORBIDDEN, LAST_OPERATOR */
export async function changeUser(
  directory: Directory,
  id: string,
  change: UserChange,
): Promise<DirectoryUser> {
  const { database } = directory;
  const asked = taken(change.userName ?? change.email ?? id);
  await inTurn(database, asked, async () => {
    const user = await requireUser(database, id);
    const email = nextAddress(user, change);
    const name = nextName(user, change);
    if (email !== user.email) await moveAddress(database, id, email);
    if (name !== user.name) await setAccount(database, id, { name });
    const hasChanged = await keepSaying(database, id, change, user);
    if (hasChanged || email !== user.email || name !== user.name)
      await note(directory, 'account.changed', id);
    if (change.isActive === false && user.isActive) await deactivate(directory, id);
    if (change.isActive === true && user.isDeactivated) await reactivate(directory, id);
  });
  return requireUser(database, id);
}

/** Decisions stay with their teams. @throws Refusal NOT_FOUND, LAST_OPERATOR, ACCOUNT_LAST_OWNER */
export async function deleteUser(directory: Directory, id: string): Promise<void> {
  const { database } = directory;
  await database.inTransaction(async () => {
    const { email } = await requireUser(database, id);
    await requireOtherOperator(database, id);
    await deletePerson(database, { accountId: id, email }).catch((cause: unknown) => {
      if (!isRefusal(cause) || cause.code !== 'ACCOUNT_LAST_OWNER') throw cause;
      throw new Refusal(
        'ACCOUNT_LAST_OWNER',
        'This person is the only owner of a workspace, which needs another one first. Until then, deactivate the user.',
      );
    });
    await note(directory, 'account.deleted', id);
  });
}

async function deactivate(directory: Directory, id: string): Promise<void> {
  await requireOtherOperator(directory.database, id);
  await lockAccount(directory.database, id);
  await setDeactivated(directory.database, id, 1);
  await note(directory, 'account.locked', id);
}

async function reactivate(directory: Directory, id: string): Promise<void> {
  await unlockAccount(directory.database, id);
  await setDeactivated(directory.database, id, 0);
  await note(directory, 'account.unlocked', id);
}

async function setDeactivated(database: Database, id: string, deactivated: 0 | 1): Promise<void> {
  await database
    .connection()
    .updateTable('scim_users')
    .set({ deactivated })
    .where('account_id', '=', id)
    .execute();
}

const note = ({ database, actor }: Directory, act: OperatorAct, accountId: string): Promise<void> =>
  noteOperatorAct(database, { actor, act, accountId });

function checkAddress(text: string): string {
  const email = checkEmail(text);
  const { oidc } = config();
  if (!oidc || isInDomains(email, oidc)) return email;
  throw new Refusal(
    'DOMAIN_CLOSED',
    `This server is only for addresses of ${oidc.domains.join(', ')}.`,
  );
}

/** Where the user name was the address, the address follows it. */
function nextAddress(user: DirectoryUser, { email, userName }: UserChange): string {
  const isFollowing = user.userName.toLowerCase() === user.email && userName?.includes('@');
  const next = email ?? (isFollowing ? userName : undefined);
  return next === undefined || next.trim().toLowerCase() === user.email
    ? user.email
    : checkAddress(next);
}

/** The directory vouches for it. Nobody becomes an operator by getting an operator's account. */
async function moveAddress(database: Database, id: string, email: string): Promise<void> {
  if (await isOperator(database, id))
    throw new Refusal(
      'FORBIDDEN',
      'This account runs the server, so that its address does not follow a directory.',
    );
  const other = await database
    .connection()
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (other) throw taken(email);
  await setAccount(database, id, { email });
}

async function setAccount(
  database: Database,
  id: string,
  change: { readonly email: string } | { readonly name: string },
): Promise<void> {
  await database
    .connection()
    .updateTable('accounts')
    .set({
      ...change,
      ...('email' in change && { emailVerified: toFlag(database, true) }),
      updatedAt: new Date().toISOString(),
    })
    .where('id', '=', id)
    .execute();
}

const toFlag = ({ kind }: Database, value: boolean): boolean | number =>
  kind === 'sqlite' ? Number(value) : value;

/** A name that the directory does not change stays as it is, or as the person has it. */
function nextName(user: DirectoryUser, change: UserChange): string {
  const before = nameFrom(user);
  const after = nameFrom({ ...user, ...change });
  return after === undefined || after === before ? user.name : after;
}

/** The name to show, by the first of what the directory says. */
function nameFrom({
  displayName,
  formatted,
  givenName,
  familyName,
}: Pick<UserChange, 'displayName' | 'formatted' | 'givenName' | 'familyName'>) {
  const whole = [givenName, familyName].filter(Boolean).join(' ');
  const name = [displayName, formatted, whole].find((text) => text?.trim());
  return name == null ? undefined : checkPersonName(name.trim().slice(0, ACCOUNT_LIMITS.name));
}

const nameFromAddress = (email: string): string => email.split('@')[0]!.slice(0, 40);
