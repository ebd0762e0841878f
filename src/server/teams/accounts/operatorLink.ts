// A link in the log of an instance without an operator: people who read the log run the
// machine, so one of them may run the instance. It works once, and no longer once there is an operator.
import { randomBytes } from 'node:crypto';
import { Refusal } from '@/domain/Refusal';
import { operatorHref } from '@/domain/routes/teams';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { HOURS, storeToken } from './accountLinks';
import { hashLink } from './hashLink';
import { hasOperator, nameOperator } from './operator';

const PURPOSE = 'operator';

/** @returns undefined if there is an operator, or the configuration names one */
export async function createOperatorLink(database: Database): Promise<string | undefined> {
  if (await hasOperator(database)) return undefined;
  const token = randomBytes(24).toString('base64url');
  await storeToken(database, `${PURPOSE}:${token}`, PURPOSE, HOURS.operator);
  return `${config().baseUrl}${operatorHref(token)}`;
}

/** Makes the account the first operator. @throws Refusal OPERATOR_LINK_OVER */
export async function claimOperator(
  database: Database,
  accountId: string,
  token: string,
): Promise<void> {
  await database.inTransaction(async () => {
    const used = await database
      .connection()
      .deleteFrom('verifications')
      .where('identifier', '=', hashLink(`${PURPOSE}:${token.slice(0, 100)}`))
      .where('expiresAt', '>', new Date().toISOString())
      .returning('id')
      .executeTakeFirst();
    if (!used || (await hasOperator(database)))
      throw new Refusal(
        'OPERATOR_LINK_OVER',
        'This link was used already, is too old, or there is an operator. Run npm run accounts -- operator-link on the server for another.',
      );
    await nameOperator(database, accountId);
  });
}
