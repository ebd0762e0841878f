import type { Person } from '@/server/model/features/Viewer';
import { mailSecurity } from '@/server/teams/accounts/letters';
import {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@/server/teams/accounts/secondFactor';
import type { AccountOutcome } from './accountOutcome';
import type { AccountRequest } from './AccountRequest';
import { onPage } from './onPage';

/** Where these forms stand. */
const PAGE = '/account/second-factor';

const done = (what: 'started' | 'on' | 'off' | 'codes') => ({ to: `${PAGE}?${what}=1` });

/** For someone who is signed in. */
export const SECOND_FACTOR_ACTIONS: Readonly<
  Record<string, (asked: AccountRequest, person: Person) => Promise<AccountOutcome>>
> = {
  'second-factor-start': async ({ form, session, database }) => {
    const password = form.get('current') ?? '';
    await startSecondFactor(database, password, session).catch(onPage(PAGE));
    return done('started');
  },
  'second-factor-confirm': async ({ form, session, database }, { accountId }) => {
    const code = form.get('code') ?? '';
    const cookies = await confirmSecondFactor(database, code, session).catch(onPage(PAGE));
    await mailSecurity(database, accountId, 'second-factor');
    return { ...done('on'), cookies };
  },
  'second-factor-end': async ({ form, session, database }, { accountId }) => {
    const password = form.get('current') ?? '';
    const cookies = await endSecondFactor(database, password, session).catch(onPage(PAGE));
    await mailSecurity(database, accountId, 'second-factor-off');
    return { ...done('off'), cookies };
  },
  'recovery-codes': async ({ form, session, database }, { accountId }) => {
    const password = form.get('current') ?? '';
    await renewRecoveryCodes(database, password, session).catch(onPage(PAGE));
    await mailSecurity(database, accountId, 'recovery-codes');
    return done('codes');
  },
};
