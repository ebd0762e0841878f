// The forms of accounts: they post as any form does, so that they work without scripts, or as JSON
// from a script that stays on the page. Passwords never go through GraphQL, whose variables are
// written down in more places.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MEMBER_COOKIE } from '@/domain/accountLimits';
import { isRefusal, Refusal } from '@/domain/Refusal';
import type { Person } from '@/domain/Viewer';
import { SESSION_DAYS, sessionCookie } from '@/server/accounts/auth';
import { findPerson } from '@/server/accounts/findPerson';
import {
  changePassword,
  confirmPassword,
  rename,
  type SessionRequest,
  type SetCookies,
  signIn,
  signOut,
} from '@/server/accounts/sessions';
import { signUp } from '@/server/accounts/signUp';
import { config } from '@/server/config/config';
import { openDatabase } from '@/server/database/openDatabase';
import { log } from '@/server/observe/log';
import { isInvited } from '@/server/workspaces/invitations';
import { deletePerson, exportPerson } from '@/server/workspaces/personalData';
import { accountLimits } from './accountLimits';
import { type AccountOutcome, sendOutcome } from './accountOutcome';
import { isOwnOrigin } from './isOwnOrigin';
import { readForm } from './readForm';

interface Asked {
  readonly request: IncomingMessage;
  readonly form: URLSearchParams;
  readonly session: SessionRequest;
}

type Action = (asked: Asked) => Promise<AccountOutcome>;

const WITHOUT_SESSION: Readonly<Record<string, Action>> = {
  'sign-in': async ({ form, session }) => ({
    to: form.get('next') ?? '/w',
    cookies: [...(await signIn(pick(form, 'email', 'password'), session)), memberCookie(true)],
  }),
  'sign-up': async ({ form }) => {
    await signUp(pick(form, 'name', 'email', 'password'), { isInvited });
    const next = form.get('next');
    return { to: `/sign-in?new=1${next ? `&next=${encodeURIComponent(next)}` : ''}` };
  },
};

const WITH_SESSION: Readonly<
  Record<string, (asked: Asked, person: Person) => Promise<AccountOutcome>>
> = {
  'sign-out': async ({ session }) => ({
    to: '/sign-in?signed-out=1',
    cookies: [...(await signOut(session)), memberCookie(false)],
  }),
  profile: async ({ form }, { accountId }) => {
    await rename(accountId, form.get('name') ?? '');
    return { to: '/account?saved=1' };
  },
  password: async ({ form, session }) => ({
    to: '/account?saved=1',
    cookies: await changePassword(pick(form, 'current', 'next'), session),
  }),
  delete: async ({ form, session }, person) => {
    await confirmPassword(form.get('current') ?? '', session);
    const database = await openDatabase();
    await database.inTransaction(() => deletePerson(database, person));
    return { to: '/sign-in?deleted=1', cookies: [...endedSession(), memberCookie(false)] };
  },
};

/** Where a form stands whose answer is a redirect. */
const PAGES: Readonly<Record<string, string>> = { 'sign-in': '/sign-in', 'sign-up': '/sign-up' };

/** Serves `/api/account/<action>`. */
export async function handleAccount(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const action = /^\/api\/account\/([a-z-]+)/.exec(request.url ?? '')?.[1] ?? '';
  response.setHeader('Cache-Control', 'private, no-store');
  try {
    if (action === 'export' && request.method === 'GET') return await sendExport(request, response);
    sendOutcome(request, response, await answer(request, action));
  } catch (cause) {
    if (!isRefusal(cause)) throw cause;
    log.info({ action, code: cause.code }, 'An account form was refused.');
    sendOutcome(request, response, { refusal: cause, page: PAGES[action] ?? '/account' });
  }
}

async function answer(request: IncomingMessage, action: string): Promise<AccountOutcome> {
  const open = WITHOUT_SESSION[action];
  const own = WITH_SESSION[action];
  if (request.method !== 'POST' || !(open ?? own))
    throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
  if (!isOwnOrigin(request))
    throw new Refusal(
      'ORIGIN_FOREIGN',
      `This form was sent from another site. Open ${config().baseUrl} and send it there.`,
    );
  const form = await readForm(request);
  const asked: Asked = {
    request,
    form,
    session: { cookies: request.headers.cookie, userAgent: request.headers['user-agent'] },
  };
  if (open) {
    accountLimits().take(request, form.get('email') ?? '');
    return open(asked);
  }
  const person = await findPerson(request.headers.cookie);
  if (!person) throw new Refusal('SIGNED_OUT', 'You are signed out. Sign in again.');
  if (form.has('current')) accountLimits().take(request, person.email);
  return own!(asked, person);
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

async function sendExport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const person = await findPerson(request.headers.cookie);
  if (!person) throw new Refusal('SIGNED_OUT', 'You are signed out. Sign in again.');
  const data = await exportPerson(await openDatabase(), person);
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="plimsoll-account.json"',
  });
  response.end(`${JSON.stringify(data, null, 2)}\n`);
}

const isHttps = (): boolean => config().baseUrl.startsWith('https:');

/** Says to scripts of public pages that there is something to ask for, and nothing else. */
function memberCookie(isSignedIn: boolean): string {
  const age = isSignedIn ? SESSION_DAYS * 86_400 : 0;
  return `${MEMBER_COOKIE}=1; Path=/; Max-Age=${age}; SameSite=Lax${isHttps() ? '; Secure' : ''}`;
}

const endedSession = (): SetCookies => [
  `${sessionCookie()}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isHttps() ? '; Secure' : ''}`,
];
