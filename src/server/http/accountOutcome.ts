import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from '@/domain/Refusal';
import type { SetCookies } from '@/server/accounts/sessions';

export type AccountOutcome =
  | { readonly to: string; readonly cookies?: SetCookies }
  | { readonly refusal: Refusal; readonly page: string };

const STATUS: Readonly<Partial<Record<Refusal['code'], number>>> = {
  SIGN_IN_WRONG: 401,
  SIGNED_OUT: 401,
  SIGN_IN_LIMIT: 429,
  SIGN_UP_CLOSED: 403,
  ORIGIN_FOREIGN: 403,
  NOT_FOUND: 404,
  STORAGE_UNAVAILABLE: 503,
};

/**
 * To a script as JSON; to a form as a redirect, whose address names the problem by its code alone,
 * for addresses are written down.
 */
export function sendOutcome(
  request: IncomingMessage,
  response: ServerResponse,
  outcome: AccountOutcome,
): void {
  const wantsJson = /\bapplication\/json\b/.test(request.headers.accept ?? '');
  if ('refusal' in outcome) return sendRefusal(response, outcome, wantsJson);
  const to = ownPath(outcome.to);
  if (outcome.cookies) response.setHeader('Set-Cookie', [...outcome.cookies]);
  if (wantsJson) sendJson(response, 200, { to, problems: [] });
  else response.writeHead(303, { Location: to }).end();
}

function sendRefusal(
  response: ServerResponse,
  { refusal, page }: Extract<AccountOutcome, { refusal: Refusal }>,
  wantsJson: boolean,
): void {
  const { code, message, details } = refusal;
  if (typeof details.retryAfter === 'number')
    response.setHeader('Retry-After', String(details.retryAfter));
  if (wantsJson)
    sendJson(response, STATUS[code] ?? 422, { problems: [{ code, message, path: details.path }] });
  else response.writeHead(303, { Location: `${page}?problem=${code}` }).end();
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** A path of this site; whatever could lead elsewhere is the start page. */
function ownPath(text: string): string {
  const base = 'http://site.invalid';
  if (!/^\/(?![/\\])/.test(text) || !URL.canParse(text, base)) return '/';
  const url = new URL(text, base);
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
