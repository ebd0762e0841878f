// POST /api/audiences/<id>/revisions: renews an audience with a program's counts. The body is JSON,
// `{ from, to, browsers: [{ slug, versions, weights }] }`, or a table as text/csv with the days in
// `?from=&to=`. It needs a token that may write.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { isRefusal, Refusal } from '@/domain/Refusal';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { config } from '@/server/platform/config/config';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { pushRevision } from '@/server/teams/sources/pushRevision';
import { findViewer } from './findViewer';
import { BodyRefusal, readBody } from './readBody';

const MAX_BYTES = 4_000_000;

const STATUSES: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  TOKEN_MISSING: 401,
  STORAGE_UNAVAILABLE: 503,
};

/** 201 with the revision, or 200 where the counts are those of the newest one. */
export async function takeRevision(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store');
  if (request.method !== 'POST')
    return send(response.setHeader('Allow', 'POST'), 405, {
      code: 'METHOD_NOT_ALLOWED',
      message: 'A revision is sent with POST.',
    });
  try {
    const { status, body } = await take(request);
    send(response, status, body);
  } catch (cause) {
    if (cause instanceof GraphQLError)
      return send(response, 401, { code: 'TOKEN_INVALID', message: cause.message });
    if (cause instanceof BodyRefusal)
      return send(response.setHeader('Connection', 'close'), cause.status, {
        code: 'BODY_REFUSED',
        message: `The body is too large: the limit is ${MAX_BYTES / 1e6} MB.`,
      });
    if (!isRefusal(cause)) throw cause;
    const { code, message } = cause;
    send(response, STATUSES[code] ?? 422, { code, message });
  }
}

async function take(request: IncomingMessage) {
  // A session is not enough: what changes a team's numbers is a program that has a token for it.
  if (!/^bearer /i.test(request.headers.authorization ?? '')) throw TOKENLESS;
  const viewer = await findViewer(request);
  if (viewer?.kind !== 'program') throw TOKENLESS;
  const { pathname, searchParams } = new URL(request.url ?? '/', config().baseUrl);
  const [, audienceId = ''] = /^\/api\/audiences\/([\w-]{22})\/revisions\/?$/.exec(pathname) ?? [];
  const body = (await readBody(request, MAX_BYTES)).toString('utf8');
  const { revision } = await pushRevision(
    await openDatabase(),
    viewer,
    {
      audienceId,
      type: request.headers['content-type'] ?? '',
      body,
      from: searchParams.get('from') ?? undefined,
      to: searchParams.get('to') ?? undefined,
    },
    { catalogue: loadCatalogue() },
  );
  const audience = `custom:${audienceId}`;
  return revision
    ? { status: 201, body: { audience, revision: revision.id, isNew: true } }
    : { status: 200, body: { audience, isNew: false } };
}

const TOKENLESS = new Refusal(
  'TOKEN_MISSING',
  'Send a token that may write: Authorization: Bearer plim_…. An admin of the workspace can make one.',
);

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(`${JSON.stringify(body)}\n`);
}
