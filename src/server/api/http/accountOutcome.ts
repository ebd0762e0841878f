import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from '@/domain/Refusal';
import type { SetCookies } from '@/server/teams/accounts/sessions';
import { typedFieldsCookie } from './accountCookies';
import { toOwnPath } from './toOwnPath';

export type AccountOutcome =
  | { readonly to: string; readonly cookies?: SetCookies }
  /** To another site: the provider that the operator chose. */
  | { readonly away: string; readonly cookies: SetCookies }
  /** Only for a script. */
  | { readonly data: object; readonly cookies: SetCookies }
  /** The form by this action stands on that page. */
  | {
      readonly refusal: Refusal;
      readonly page: string;
      readonly form: string;
      /** The values of its fields, as far as they were read. */
      readonly typed?: URLSearchParams | undefined;
    };

const STATUS: Readonly<Partial<Record<Refusal['code'], number>>> = {
  SIGN_IN_WRONG: 401,
  SIGNED_OUT: 401,
  SIGN_IN_LIMIT: 429,
  SIGN_IN_AGAIN: 403,
  EMAIL_UNVERIFIED: 403,
  ACCOUNT_LOCKED: 403,
  FORBIDDEN: 403,
  PASSKEY_REFUSED: 401,
  CODE_WRONG: 401,
  CODE_LATE: 401,
  PROVIDER_UNREACHABLE: 503,
  SIGN_UP_CLOSED: 403,
  DOMAIN_CLOSED: 403,
  WAY_OFF: 403,
  ORIGIN_FOREIGN: 403,
  NOT_FOUND: 404,
  STORAGE_UNAVAILABLE: 503,
};

/**
 * Sends JSON to a script and a redirect to a form. Its address names the problem only by code, because
 * addresses end up in logs.
 */
export function sendOutcome(
  request: IncomingMessage,
  response: ServerResponse,
  outcome: AccountOutcome,
): void {
  const wantsJson = /\bapplication\/json\b/.test(request.headers.accept ?? '');
  if ('refusal' in outcome) return sendRefusal(response, outcome, wantsJson);
  if (outcome.cookies) response.setHeader('Set-Cookie', [...outcome.cookies]);
  if ('data' in outcome) return sendJson(response, 200, { data: outcome.data, problems: [] });
  const to = 'away' in outcome ? outcome.away : toOwnPath(outcome.to);
  if (wantsJson) sendJson(response, 200, { to, problems: [] });
  else response.writeHead(303, { Location: to }).end();
}

function sendRefusal(
  response: ServerResponse,
  { refusal, page, form, typed }: Extract<AccountOutcome, { refusal: Refusal }>,
  wantsJson: boolean,
): void {
  const { code, message, details } = refusal;
  if (typeof details.retryAfter === 'number')
    response.setHeader('Retry-After', String(details.retryAfter));
  if (wantsJson)
    sendJson(response, STATUS[code] ?? 422, { problems: [{ code, message, path: details.path }] });
  else {
    if (typed) response.setHeader('Set-Cookie', [...typedFieldsCookie(typed, page)]);
    const mark = page.includes('?') ? '&' : '?';
    response.writeHead(303, { Location: `${page}${mark}problem=${code}&form=${form}` }).end();
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
