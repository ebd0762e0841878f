// The forms of accounts: they post as any form does, so that they work without scripts, or as JSON
// from a script that stays on the page. Passwords never go through GraphQL, whose variables are
// written down in more places.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findOwn } from '@/domain/findOwn';
import { isRefusal, Refusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { log } from '@/server/platform/observe/log';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { requireWay } from '@/server/teams/accounts/isOn';
import { exportPerson } from '@/server/teams/workspaces/personalData';
import { ACTION_WAYS, OPEN_ACTIONS, OWN_ACTIONS } from './accountActions';
import { accountLimits } from './accountLimits';
import { type AccountOutcome, sendOutcome } from './accountOutcome';
import type { AccountRequest } from './AccountRequest';
import { finishSignIn } from './finishSignIn';
import { isOwnOrigin } from './isOwnOrigin';
import { noteSignIn, noteWrong } from './noteSignIn';
import { readForm } from './readForm';

/** Where a form stands whose answer is a redirect. */
const PAGES: Readonly<Record<string, string>> = {
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  forgot: '/forgot',
  oidc: '/sign-in',
  'oidc-callback': '/sign-in',
  'passkey-sign-in': '/sign-in',
};

/** Steps in which nobody has tried to prove anything yet. */
const STARTS = ['oidc', 'passkey-question'];

/** A whole office signs in from one address in the morning. */
const SIGN_INS = ['sign-in', 'second-factor', 'passkey-sign-in'];

/** Serves `/api/account/<action>`. */
export async function handleAccount(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const action = /^\/api\/account\/([a-z-]+)/.exec(request.url ?? '')?.[1] ?? '';
  response.setHeader('Cache-Control', 'private, no-store');
  let typed: URLSearchParams | undefined;
  try {
    if (action === 'export' && request.method === 'GET') return await sendExport(request, response);
    if (action === 'oidc-callback' && isPreload(request)) return void response.writeHead(204).end();
    if (action === 'oidc-callback' && request.method === 'GET')
      return sendOutcome(request, response, await finishSignIn(request));
    const read = async () => (typed = await readForm(request));
    sendOutcome(request, response, await answer(request, action, read));
  } catch (cause) {
    if (!isRefusal(cause)) throw cause;
    log.info({ action, code: cause.code }, 'An account form was refused.');
    if (cause.code === 'SIGN_IN_WRONG' && action === 'sign-in')
      noteWrong(typed?.get('email') ?? '');
    const page = choosePage(cause, action);
    // The provider leads back to the page whose form led to it.
    const form = action !== 'oidc-callback' ? action : page === '/account' ? 'link' : 'oidc';
    sendOutcome(request, response, { refusal: cause, page, form, typed });
  }
}

function choosePage({ details }: Refusal, action: string): string {
  // One that this browser did not ask for comes back to nowhere in particular.
  if (action === 'oidc-callback') return details.page === '/account' ? '/account' : '/sign-in';
  return typeof details.page === 'string' ? details.page : (findOwn(PAGES, action) ?? '/account');
}

/**
 * The service worker leaves this address to the browser, which asks ahead of it all the same, and
 * then again: an answer of a provider that counted for the first would be gone for the second.
 */
const isPreload = ({ headers }: IncomingMessage): boolean =>
  headers['service-worker-navigation-preload'] !== undefined;

async function answer(
  request: IncomingMessage,
  action: string,
  read: () => Promise<URLSearchParams>,
): Promise<AccountOutcome> {
  const open = findOwn(OPEN_ACTIONS, action);
  const own = findOwn(OWN_ACTIONS, action);
  if (request.method !== 'POST' || !(open ?? own))
    throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
  if (!isOwnOrigin(request))
    throw new Refusal(
      'ORIGIN_FOREIGN',
      `This form was sent from another site. Open ${config().baseUrl} and send it there.`,
    );
  const form = await read();
  const way = findOwn(ACTION_WAYS, action);
  if (way) requireWay(way);
  const ask = async (): Promise<AccountRequest> => ({
    form,
    session: { cookies: request.headers.cookie, userAgent: request.headers['user-agent'] },
    database: await openDatabase(),
  });
  if (open) {
    if (STARTS.includes(action)) {
      accountLimits().takeStart(request);
      return open(await ask());
    }
    const succeeded = accountLimits().take(request, form.get('email') ?? '');
    const outcome = await open(await ask());
    if (SIGN_INS.includes(action)) succeeded();
    if ('cookies' in outcome && outcome.cookies) await noteSignIn(outcome.cookies, action);
    return outcome;
  }
  const person = await findPerson(openDatabase, request.headers.cookie);
  if (!person) throw new Refusal('SIGNED_OUT', 'You are signed out. Sign in again.');
  if (form.has('current') || form.has('code')) accountLimits().take(request, person.email);
  return own!(await ask(), person);
}

async function sendExport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const person = await findPerson(openDatabase, request.headers.cookie);
  if (!person) throw new Refusal('SIGNED_OUT', 'You are signed out. Sign in again.');
  const data = await exportPerson(await openDatabase(), person);
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="plimsoll-account.json"',
  });
  response.end(`${JSON.stringify(data, null, 2)}\n`);
}
