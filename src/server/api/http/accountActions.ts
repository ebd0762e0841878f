import { withSearch } from '@/domain/routes/address';
import { operatorHref } from '@/domain/routes/teams';
import { lineAlertHref } from '@/domain/routes/watch';
import type { Person } from '@/server/model/features/Viewer';
import { hasMail } from '@/server/platform/mail/sendMail';
import { noteAccount } from '@/server/teams/accounts/accountEvents';
import { resetPassword, verifyEmail } from '@/server/teams/accounts/accountLinks';
import { mailSecurity, requestReset } from '@/server/teams/accounts/letters';
import { startOidc, unlinkOidc } from '@/server/teams/accounts/oidc';
import { noteOperatorAct } from '@/server/teams/accounts/operatorEvents';
import { claimOperator } from '@/server/teams/accounts/operatorLink';
import {
  askForNewPasskey,
  askForPasskey,
  authenticateByPasskey,
  registerPasskey,
  removePasskey,
  renamePasskey,
} from '@/server/teams/accounts/passkeys';
import { asksForCode, enterCode } from '@/server/teams/accounts/secondFactor';
import {
  changePassword,
  confirmPerson,
  endOtherSessions,
  renamePerson,
  signIn,
  signOut,
} from '@/server/teams/accounts/sessions';
import { signUp } from '@/server/teams/accounts/signUp';
import { confirmLineAlert, stopLineAlert } from '@/server/teams/watches/lineAlerts';
import { isInvited, isInvitedBy } from '@/server/teams/workspaces/invitations';
import { setNotices } from '@/server/teams/workspaces/noticeSetting';
import { deletePerson } from '@/server/teams/workspaces/personalData';
import { clearSessionCookie, memberCookie } from './accountCookies';
import { accountLimits } from './accountLimits';
import type { AccountOutcome } from './accountOutcome';
import type { AccountRequest } from './AccountRequest';
import { askForLineAlert } from './askForLineAlert';
import { decideByForm } from './decideByForm';
import { deleteUsesByForm } from './deleteUsesByForm';
import { manageAccount } from './manageAccount';
import { onPage } from './onPage';
import { SECOND_FACTOR_ACTIONS } from './secondFactorActions';
import { TOKEN_ACTIONS } from './tokenActions';
import { toOwnPath } from './toOwnPath';

type Outcome = Promise<AccountOutcome>;

const mayMail = (email: string): boolean => accountLimits().mayMail(email);

/** Each action belongs to a way in that the operator can switch off. */
export const ACTION_WAYS: Readonly<Record<string, 'password' | 'passkey'>> = {
  'sign-in': 'password',
  'sign-up': 'password',
  forgot: 'password',
  reset: 'password',
  password: 'password',
  'passkey-question': 'passkey',
  'passkey-sign-in': 'passkey',
  'second-factor': 'password',
  'second-factor-start': 'password',
  'second-factor-confirm': 'password',
  'passkey-new': 'passkey',
  'passkey-add': 'passkey',
};

/** For anyone; attempts are counted. */
export const OPEN_ACTIONS: Readonly<Record<string, (asked: AccountRequest) => Outcome>> = {
  'sign-in': async ({ form, session, database }) => {
    const next = getNextPath(form);
    const attempt = { ...pick(form, 'email', 'password'), next, mayMail };
    const cookies = await signIn(database, attempt, session);
    return asksForCode(cookies)
      ? { to: withSearch('/sign-in/code', { next }), cookies }
      : { to: form.get('next') ?? '/w', cookies: [...cookies, memberCookie(true)] };
  },
  'second-factor': async ({ form, session, database }) => {
    const next = getNextPath(form);
    const page = withSearch('/sign-in/code', { next });
    const entered = enterCode(database, form.get('code') ?? '', session).catch(onPage(page));
    const { cookies, usedRecoveryCodeOf } = await entered;
    if (usedRecoveryCodeOf !== undefined)
      await mailSecurity(database, usedRecoveryCodeOf, 'recovery-code');
    return { to: form.get('next') ?? '/w', cookies: [...cookies, memberCookie(true)] };
  },
  'sign-up': async ({ form, database }) => {
    const next = getNextPath(form);
    const token = getInvitation(next);
    await signUp(database, pick(form, 'name', 'email', 'password'), {
      // Knowing an invited address tells nothing, and is not enough to take its account.
      isInvited: (_, email) => isInvitedBy(database, email, token),
      next,
      mayMail,
    });
    return { to: withSearch('/sign-in', { [hasMail() ? 'check-mail' : 'new']: '1', next }) };
  },
  forgot: async ({ form, database }) => {
    const email = form.get('email') ?? '';
    if (mayMail(email)) await requestReset(database, email);
    return { to: '/sign-in?reset-sent=1' };
  },
  reset: async ({ form, database }) => {
    const { token, next } = pick(form, 'token', 'next');
    const page = `/reset/${encodeURIComponent(token)}`;
    const accountId = await resetPassword(database, token, next).catch(onPage(page));
    await mailSecurity(database, accountId, 'password');
    return { to: '/sign-in?reset=1', cookies: [...clearSessionCookie(), memberCookie(false)] };
  },
  verify: async ({ form, database }) => {
    const { token } = pick(form, 'token');
    const next = getNextPath(form);
    const page = withSearch(`/verify/${encodeURIComponent(token)}`, { next });
    await verifyEmail(database, token).catch(onPage(page));
    return { to: withSearch('/sign-in', { verified: '1', next }) };
  },
  'line-alert': ({ form, database }) => askForLineAlert(database, form),
  'line-alert-confirm': async ({ form, database }) => {
    const { token } = pick(form, 'token');
    await confirmLineAlert(database, token).catch(onPage(lineAlertHref(token)));
    return { to: lineAlertHref(token, 'confirmed') };
  },
  'line-alert-stop': async ({ form, database }) => {
    const { token } = pick(form, 'token');
    await stopLineAlert(database, token);
    return { to: lineAlertHref(token, 'stopped') };
  },
  oidc: async ({ form, session, database }) => {
    const next = toOwnPath(form.get('next') ?? '/w');
    const { location, cookies } = await startOidc(
      database,
      { next, isLink: false, errorPage: '/sign-in' },
      session,
      { isInvited },
    );
    return { away: location, cookies };
  },
  'passkey-question': async ({ session, database }) => {
    const { options, cookies } = await askForPasskey(database, session);
    return { data: options, cookies };
  },
  'passkey-sign-in': async ({ form, session, database }) => ({
    to: form.get('next') ?? '/w',
    cookies: [
      ...(await authenticateByPasskey(database, form.get('answer') ?? '', session)),
      memberCookie(true),
    ],
  }),
};

/** For someone who is signed in. */
export const OWN_ACTIONS: Readonly<
  Record<string, (asked: AccountRequest, person: Person) => Outcome>
> = {
  'sign-out': async ({ session, database }, { accountId }) => {
    const cookies = await signOut(database, session);
    await noteAccount(database, accountId, 'signed-out');
    return { to: '/sign-in?signed-out=1', cookies: [...cookies, memberCookie(false)] };
  },
  profile: async ({ form, database }, { accountId }) => {
    await renamePerson(database, accountId, form.get('name') ?? '');
    return saved();
  },
  password: async ({ form, session, database }, { accountId }) => {
    const cookies = await changePassword(database, pick(form, 'current', 'next'), session);
    await mailSecurity(database, accountId, 'password');
    return { ...saved('password'), cookies };
  },
  'end-others': async ({ database }, { accountId, sessionId }) => {
    await endOtherSessions(database, accountId, sessionId);
    return saved('sessions');
  },
  'passkey-new': async ({ session, database }) => {
    const { options, cookies } = await askForNewPasskey(database, session);
    return { data: options, cookies };
  },
  'passkey-add': async ({ form, session, database }, { accountId }) => {
    const cookies = await registerPasskey(database, pick(form, 'name', 'answer'), session);
    await mailSecurity(database, accountId, 'passkey');
    return { ...saved(), cookies };
  },
  'passkey-rename': async ({ form, database }, { accountId }) => {
    await renamePasskey(database, accountId, form.get('id') ?? '', form.get('name') ?? '');
    return saved();
  },
  'passkey-remove': async ({ form, database }, { accountId }) => {
    await removePasskey(database, accountId, form.get('id') ?? '');
    await mailSecurity(database, accountId, 'passkey-removed');
    return saved();
  },
  ...SECOND_FACTOR_ACTIONS,
  ...TOKEN_ACTIONS,
  notices: async ({ form, database }, { accountId }) => {
    await setNotices(database, accountId, form.get('on') === '1');
    return saved();
  },
  link: async ({ session, database }) => {
    const options = { next: '/account?saved=1', isLink: true, errorPage: '/account' };
    const { location, cookies } = await startOidc(database, options, session, { isInvited });
    return { away: location, cookies };
  },
  unlink: ({ database }, { accountId }) => unlinkOidc(database, accountId).then(() => saved()),
  'claim-operator': async ({ form, database }, { accountId }) => {
    const { token } = pick(form, 'token');
    const note = { actor: `person:${accountId}`, act: 'operator.named', accountId } as const;
    await database
      .inTransaction(async () => {
        await claimOperator(database, accountId, token);
        await noteOperatorAct(database, note);
      })
      .catch(onPage(operatorHref(token)));
    return { to: '/account?saved=operator' };
  },
  'manage-account': async ({ form, database }, person) => {
    const { id, what } = pick(form, 'id', 'what');
    await manageAccount(database, person, { id: id.replace(/^account:/, ''), what });
    return { to: '/account?saved=1' };
  },
  decide: ({ form, database }, person) => decideByForm(database, person, form),
  'uses-delete': ({ form, database }, person) => deleteUsesByForm(database, person, form),
  delete: async ({ form, session, database }, person) => {
    await confirmPerson(database, person, form.get('current') ?? '', session);
    await database.inTransaction(() => deletePerson(database, person));
    return { to: '/sign-in?deleted=1', cookies: [...clearSessionCookie(), memberCookie(false)] };
  },
};

/** The account's page says what was saved. */
const saved = (what: 'password' | 'sessions' | '1' = '1') => ({ to: `/account?saved=${what}` });

/** Where the person wanted to go, within this site. */
function getNextPath(form: URLSearchParams): string | undefined {
  const next = form.get('next');
  return next ? toOwnPath(next) : undefined;
}

/** The token of the invitation whose page led here; empty without one. */
function getInvitation(next: string | undefined): string {
  const [, token] = /^\/invite\/([^/?#]+)/.exec(next ?? '') ?? [];
  return token ?? '';
}

function pick<Name extends string>(
  form: URLSearchParams,
  ...names: readonly Name[]
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, form.get(name) ?? ''])) as Record<
    Name,
    string
  >;
}
