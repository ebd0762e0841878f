// npm run accounts -- list | workspaces | operator-link | scim-… | <act> <address>: looks after accounts from the
// machine that the server runs on, with or without a running server.
import { actAsOperator } from '@/server/api/http/actAsOperator';
import { config } from '@/server/platform/config/config';
import { withServedDatabase } from '@/server/platform/database/withServedDatabase';
import {
  listAccounts,
  type ManagedAccount,
  requireAccount,
} from '@/server/teams/accounts/manageAccounts';
import { type AccountAct, MACHINE } from '@/server/teams/accounts/operatorEvents';
import { createOperatorLink } from '@/server/teams/accounts/operatorLink';
import { listAllWorkspaces } from '@/server/teams/workspaces/workspaces';
import { runCommand } from './runCommand';
import { isScimAct, runScimAct } from './scimTokens';

const USAGE =
  'Expected npm run accounts -- list [text] | workspaces | operator-link | lock | unlock | end-sessions | no-second-factor | operator | no-operator | delete <address>, or scim-token <name> [read] | scim-tokens | scim-revoke <id>';

/** Each with what it prints. */
const ACTS = new Map<string, readonly [AccountAct, string]>([
  ['lock', ['account.locked', 'is locked']],
  ['unlock', ['account.unlocked', 'is no longer locked']],
  ['end-sessions', ['account.sessions-ended', 'is signed out everywhere']],
  ['no-second-factor', ['account.second-factor-ended', 'signs in with the password only']],
  ['operator', ['operator.named', 'is an operator']],
  ['no-operator', ['operator.dropped', 'is not an operator any more']],
  ['delete', ['account.deleted', 'is deleted']],
]);

const LISTS = ['workspaces', 'operator-link'];

const MOST = 100_000;

async function main([what = '', given, ...rest]: readonly string[]): Promise<void> {
  if (isScimAct(what))
    return withServedDatabase(config(), (database) =>
      runScimAct(
        database,
        what,
        [given, ...rest].filter((text) => text !== undefined),
      ),
    );
  const act = ACTS.get(what);
  const isList = what === 'list' || (LISTS.includes(what) && given === undefined);
  if (rest.length > 0 || !(isList || (act && given !== undefined))) throw new Error(USAGE);
  await withServedDatabase(config(), async (database) => {
    if (what === 'list') return printAccounts(await listAccounts(database, given, { limit: MOST }));
    if (what === 'operator-link') return printLink(await createOperatorLink(database));
    if (!act) return printWorkspaces(await listAllWorkspaces(database));
    const account = await requireAccount(database, { email: given! });
    await actAsOperator(database, MACHINE, act[0], account);
    console.log(`${account.email} ${act[1]}.`);
  });
}

function printLink(link: string | undefined): void {
  console.log(link ?? 'There is an operator, or OPERATORS names one. Use operator <address>.');
}

function printAccounts(accounts: readonly ManagedAccount[]): void {
  for (const { email, name, createdAt, isLocked, isOperator, sessionCount } of accounts)
    console.log(
      [
        email,
        name,
        `since ${new Date(createdAt).toISOString().slice(0, 10)}`,
        `${sessionCount} sessions`,
        ...(isOperator ? ['operator'] : []),
        ...(isLocked ? ['locked'] : []),
      ].join('\t'),
    );
}

function printWorkspaces(rows: Awaited<ReturnType<typeof listAllWorkspaces>>): void {
  for (const { slug, name, members, owners } of rows)
    console.log([slug, name, `${members} members`, `owners: ${owners}`].join('\t'));
}

void runCommand(main);
