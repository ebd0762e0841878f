import { isRefusal, Refusal } from '@/domain/Refusal';
import { withSearch } from '@/domain/routes/address';
import type { Person } from '@/server/model/features/Viewer';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { hasMail } from '@/server/platform/mail/sendMail';
import { resetPassword, verifyEmail } from '@/server/teams/accounts/accountLinks';
import { requestReset } from '@/server/teams/accounts/letters';
import { startOidc, unlinkOidc } from '@/server/teams/accounts/oidc';
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@/server/teams/accounts/passkeys';
import {
  changePassword,
  confirmPerson,
  endOtherSessions,
  rename,
  type SessionRequest,
  signIn,
  signOut,
} from '@/server/teams/accounts/sessions';
import { signUp } from '@/server/teams/accounts/signUp';
import { isInvited } from '@/server/teams/workspaces/invitations';
import { deletePerson } from '@/server/teams/workspaces/personalData';
import { endedSession, memberCookie } from './accountCookies';
import { accountLimits } from './accountLimits';
import type { AccountOutcome } from './accountOutcome';
import { ownPath } from './ownPath';

export interface Asked {
  readonly form: URLSearchParams;
  readonly session: SessionRequest;
}

type Outcome = Promise<AccountOutcome>;

/** For anyone; attempts are counted. */
export const OPEN_ACTIONS: Readonly<Record<string, (asked: Asked) => Outcome>> = {
  'sign-in': async ({ form, session }) => ({
    to: form.get('next') ?? '/w',
    cookies: [
      ...(await signIn({ ...pick(form, 'email', 'password'), next: getNextPath(form) }, session)),
      memberCookie(true),
    ],
  }),
  'sign-up': async ({ form }) => {
    const next = getNextPath(form);
    await signUp(pick(form, 'name', 'email', 'password'), { isInvited, next });
    return { to: withSearch('/sign-in', { [hasMail() ? 'check-mail' : 'new']: '1', next }) };
  },
  forgot: async ({ form }) => {
    const email = form.get('email') ?? '';
    if (accountLimits().mayMail(email)) await requestReset(await openDatabase(), email);
    return { to: '/sign-in?reset-sent=1' };
  },
  reset: async ({ form }) => {
    const { token, next } = pick(form, 'token', 'next');
    await resetPassword(token, next).catch(onPage(`/reset/${encodeURIComponent(token)}`));
    return { to: '/sign-in?reset=1', cookies: [...endedSession(), memberCookie(false)] };
  },
  verify: async ({ form }) => {
    const { token } = pick(form, 'token');
    const next = getNextPath(form);
    const page = withSearch(`/verify/${encodeURIComponent(token)}`, { next });
    await verifyEmail(token).catch(onPage(page));
    return { to: withSearch('/sign-in', { verified: '1', next }) };
  },
  oidc: async ({ form, session }) => {
    const next = ownPath(form.get('next') ?? '/w');
    const { location, cookies } = await startOidc(
      { next, isLink: false, errorPage: '/sign-in' },
      session,
      { isInvited },
    );
    return { away: location, cookies };
  },
  'passkey-question': async ({ session }) => {
    const { options, cookies } = await askForPasskey(session);
    return { data: options, cookies };
  },
  'passkey-sign-in': async ({ form, session }) => ({
    to: form.get('next') ?? '/w',
    cookies: [...(await signInByPasskey(form.get('answer') ?? '', session)), memberCookie(true)],
  }),
};

/** For someone who is signed in. */
export const OWN_ACTIONS: Readonly<Record<string, (asked: Asked, person: Person) => Outcome>> = {
  'sign-out': async ({ session }) => ({
    to: '/sign-in?signed-out=1',
    cookies: [...(await signOut(session)), memberCookie(false)],
  }),
  profile: async ({ form }, { accountId }) => {
    await rename(accountId, form.get('name') ?? '');
    return saved();
  },
  password: async ({ form, session }) => ({
    ...saved('password'),
    cookies: await changePassword(pick(form, 'current', 'next'), session),
  }),
  'end-others': async (_, { accountId, sessionId }) => {
    await endOtherSessions(accountId, sessionId);
    return saved('sessions');
  },
  'passkey-new': async ({ session }) => {
    const { options, cookies } = await askForNewPasskey(session);
    return { data: options, cookies };
  },
  'passkey-add': async ({ form, session }) => ({
    ...saved(),
    cookies: await addPasskey(pick(form, 'name', 'answer'), session),
  }),
  'passkey-rename': async ({ form }, { accountId }) => {
    await renamePasskey(accountId, form.get('id') ?? '', form.get('name') ?? '');
    return saved();
  },
  'passkey-remove': async ({ form }, { accountId }) => {
    await removePasskey(accountId, form.get('id') ?? '');
    return saved();
  },
  link: async ({ session }) => {
    const options = { next: '/account?saved=1', isLink: true, errorPage: '/account' };
    const { location, cookies } = await startOidc(options, session, { isInvited });
    return { away: location, cookies };
  },
  unlink: async (_, { accountId }) => {
    await unlinkOidc(accountId);
    return saved();
  },
  delete: async ({ form, session }, person) => {
    await confirmPerson(person, form.get('current') ?? '', session);
    const database = await openDatabase();
    await database.inTransaction(() => deletePerson(database, person));
    return { to: '/sign-in?deleted=1', cookies: [...endedSession(), memberCookie(false)] };
  },
};

/** The account's page says what was saved. */
const saved = (what: 'password' | 'sessions' | '1' = '1') => ({ to: `/account?saved=${what}` });

/** Where the person wanted to go, within this site. */
function getNextPath(form: URLSearchParams): string | undefined {
  const next = form.get('next');
  return next ? ownPath(next) : undefined;
}

/** For a form that stands at an address of its own. */
const onPage =
  (page: string) =>
  (cause: unknown): never => {
    throw isRefusal(cause)
      ? new Refusal(cause.code, cause.message, { ...cause.details, page })
      : cause;
  };

function pick<Name extends string>(
  form: URLSearchParams,
  ...names: readonly Name[]
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, form.get(name) ?? ''])) as Record<
    Name,
    string
  >;
}
