import { hashLink } from '@/server/teams/accounts/hashLink';
import { isOperator } from '@/server/teams/accounts/operator';
import { claimOperator, createOperatorLink } from '@/server/teams/accounts/operatorLink';
import { aPerson } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  const aToken = async () => (await createOperatorLink(opened.database))!.split('/').at(-1)!;
  const outcomeOf = (claim: Promise<void>) =>
    claim.then(
      () => 'done',
      (cause: { readonly code: string }) => cause.code,
    );

  it('makes the first operator once, and no link works once there is one', async () => {
    const { database } = opened;
    const [ada, bob] = [await aPerson('Ada'), await aPerson('Bob')];
    const [token, other, late] = [await aToken(), await aToken(), await aToken()];
    await database
      .connection()
      .updateTable('verifications')
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .where('id', 'in', (rows) =>
        rows
          .selectFrom('verifications')
          .select('verifications.id')
          .where('identifier', '=', hashLink(`operator:${late}`)),
      )
      .execute();
    expect(await outcomeOf(claimOperator(database, ada.accountId, late))).toBe(
      'OPERATOR_LINK_OVER',
    );
    expect(await outcomeOf(claimOperator(database, ada.accountId, 'guessed'))).toBe(
      'OPERATOR_LINK_OVER',
    );
    expect(await isOperator(database, ada.accountId)).toBe(false);

    expect(await outcomeOf(claimOperator(database, ada.accountId, token))).toBe('done');
    expect(await isOperator(database, ada.accountId)).toBe(true);
    expect(await outcomeOf(claimOperator(database, bob.accountId, token))).toBe(
      'OPERATOR_LINK_OVER',
    );
    expect(await outcomeOf(claimOperator(database, bob.accountId, other))).toBe(
      'OPERATOR_LINK_OVER',
    );
    expect(await createOperatorLink(database)).toBeUndefined();
  });
});
