// `/scim/v2/…`: a company's directory keeps accounts and groups here (RFC 7643 and 7644). Easy to get
// wrong: a session counts for nothing, only a token that an operator made for a directory.
// Ruled by docs/decisions/0063-scim.md.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAway, isRefusal, Refusal } from '@/domain/Refusal';
import { answerDiscovery } from '@/server/api/scim/answerDiscovery';
import { answerGroups } from '@/server/api/scim/answerGroups';
import { answerUsers } from '@/server/api/scim/answerUsers';
import { readSearch } from '@/server/api/scim/readSearch';
import { scimProblem } from '@/server/api/scim/scimProblem';
import type { ScimAnswer } from '@/server/api/scim/ScimRequest';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { openDatabase } from '@/server/platform/database/openDatabase';
import type { ScimTokenRow } from '@/server/platform/database/ScimTables';
import { toStorageRefusal } from '@/server/platform/database/storageFailure';
import { findScimToken } from '@/server/teams/provisioning/scimTokens';
import { limitedClient } from './limitedClient';
import { perMinute, RateLimit } from './RateLimit';
import { BodyRefusal, readBody } from './readBody';
import { pathOf, type Route } from './Route';

const SCIM_PATH = '/scim/v2';

const MAX_BYTES = 256_000;
const REQUESTS_PER_MINUTE = 1_200;

const STATUSES: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  TOKEN_MISSING: 401,
  NAME_TAKEN: 409,
  LAST_OPERATOR: 409,
  ACCOUNT_LAST_OWNER: 409,
  STORAGE_UNAVAILABLE: 503,
};

const TYPES: Readonly<Record<string, string>> = {
  NAME_TAKEN: 'uniqueness',
  ACCOUNT_INVALID: 'invalidValue',
  TEXT_INVALID: 'invalidValue',
  DOMAIN_CLOSED: 'invalidValue',
};

export function createScimRoute(requestsPerMinute = REQUESTS_PER_MINUTE): Route {
  const limit = new RateLimit('scim', perMinute(requestsPerMinute));

  return {
    matches: (request) => `${pathOf(request)}/`.startsWith(`${SCIM_PATH}/`),
    answer: async (request, response) => {
      const pause = limit.take(limitedClient(request, config().trustedProxies));
      if (pause > 0) {
        response.setHeader('Retry-After', String(pause));
        return send(response, toProblem(429, `Too many requests. Try again in ${pause} s.`));
      }
      try {
        send(response, await answer(request));
      } catch (cause) {
        sendProblem(response, toStorageRefusal(cause));
      }
    },
  };
}

async function answer(request: IncomingMessage): Promise<ScimAnswer> {
  const database = await openDatabase();
  const token = await requireToken(database, request);
  const { method = 'GET' } = request;
  const base = `${config().baseUrl}${SCIM_PATH}`;
  const { pathname, searchParams } = new URL(request.url ?? '/', config().baseUrl);
  const [kind = '', id, ...rest] = pathname
    .slice(SCIM_PATH.length + 1)
    .split('/')
    .map(decode);
  const name = kind.toLowerCase();
  const found = { users: answerUsers, groups: answerGroups }[name];
  if (!found || rest.length > 0) {
    const discovery = answerDiscovery(base, [name, id, ...rest].filter(isText));
    if (!discovery) throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
    return method === 'GET' ? discovery : toProblem(405, `${kind} can only be read.`);
  }
  const isSearch = method === 'POST' && id === '.search';
  if (method !== 'GET' && !isSearch && token.scope === 'READ')
    throw new Refusal('FORBIDDEN', 'This token may only read.');
  const body = ['POST', 'PUT', 'PATCH'].includes(method) ? await readJson(request) : undefined;
  const about = { base, body, directory: { database, actor: `scim:${token.name}` } };
  const answered = await (isSearch
    ? found({ ...about, method: 'GET', id: undefined, query: readSearch(body) })
    : found({ ...about, method, id: id === '' ? undefined : id, query: searchParams }));
  return answered ?? toProblem(405, `${method} is not for this address.`);
}

const isText = (text: string | undefined): text is string => text !== undefined && text !== '';

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function requireToken(database: Database, request: IncomingMessage): Promise<ScimTokenRow> {
  const [scheme = '', secret = ''] = (request.headers.authorization ?? '').split(' ');
  const token =
    scheme.toLowerCase() === 'bearer' ? await findScimToken(database, secret) : undefined;
  if (token) return token;
  throw new Refusal(
    'TOKEN_MISSING',
    'Send the token of a directory: Authorization: Bearer plimscim_…. It was revoked, is too old, or was not copied whole. An operator can make another.',
  );
}

/** @throws Refusal ARGUMENT_INVALID, BodyRefusal */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/(?:scim\+)?json\b/i.test(type)) throw new BodyRefusal(415);
  const text = (await readBody(request, MAX_BYTES)).toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw scimProblem('invalidSyntax', 'The body is not JSON.');
  }
}

function sendProblem(response: ServerResponse, cause: unknown): void {
  if (cause instanceof BodyRefusal) {
    response.setHeader('Connection', 'close');
    return send(response, toProblem(cause.status, BODY));
  }
  if (!isRefusal(cause)) throw cause;
  const { code, message, details } = cause;
  const status = isAway(cause) ? 503 : (STATUSES[code] ?? 400);
  if (status === 503) response.setHeader('Retry-After', '5');
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  send(response, toProblem(status, message, details.scimType ?? TYPES[code]));
}

const BODY = `A body is JSON of at most ${MAX_BYTES / 1_000} kB, as application/scim+json.`;

const toProblem = (status: number, detail: string, scimType?: unknown): ScimAnswer => ({
  status,
  body: {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType !== undefined && { scimType }),
    detail,
  },
});

function send(response: ServerResponse, { status, body, location }: ScimAnswer): void {
  response.writeHead(status, {
    'Cache-Control': 'private, no-store',
    ...(body && { 'Content-Type': 'application/scim+json; charset=utf-8' }),
    ...(location !== undefined && { Location: location }),
  });
  response.end(body && JSON.stringify(body));
}
