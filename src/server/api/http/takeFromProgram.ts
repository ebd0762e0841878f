// A body that a program with a token posts, as JSON answers: what changes a team's numbers is not done
// by a session.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { isRefusal, Refusal } from '@/domain/Refusal';
import type { Program } from '@/server/model/features/Viewer';
import { config } from '@/server/platform/config/config';
import { findViewer } from './findViewer';
import { BodyRefusal, readBody } from './readBody';

export interface PostedBody {
  readonly viewer: Program;
  readonly url: URL;
  readonly type: string;
  readonly body: string;
}

interface Taking {
  /** “A revision” */
  readonly what: string;
  readonly maxBytes: number;
  readonly take: (
    posted: PostedBody,
  ) => Promise<{ readonly status: number; readonly body: object }>;
}

const STATUSES: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  TOKEN_MISSING: 401,
  STORAGE_UNAVAILABLE: 503,
};

export async function takeFromProgram(
  request: IncomingMessage,
  response: ServerResponse,
  { what, maxBytes, take }: Taking,
): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store');
  if (request.method !== 'POST')
    return send(response.setHeader('Allow', 'POST'), 405, {
      code: 'METHOD_NOT_ALLOWED',
      message: `${what} is sent with POST.`,
    });
  try {
    if (!/^bearer /i.test(request.headers.authorization ?? '')) throw TOKENLESS;
    const viewer = await findViewer(request);
    if (viewer?.kind !== 'program') throw TOKENLESS;
    const { status, body } = await take({
      viewer,
      url: new URL(request.url ?? '/', config().baseUrl),
      type: request.headers['content-type'] ?? '',
      body: (await readBody(request, maxBytes)).toString('utf8'),
    });
    send(response, status, body);
  } catch (cause) {
    if (cause instanceof GraphQLError)
      return send(response, 401, { code: 'TOKEN_INVALID', message: cause.message });
    if (cause instanceof BodyRefusal)
      return send(response.setHeader('Connection', 'close'), cause.status, {
        code: 'BODY_REFUSED',
        message: `The body is too large: the limit is ${maxBytes / 1e6} MB.`,
      });
    if (!isRefusal(cause)) throw cause;
    const { code, message } = cause;
    send(response, STATUSES[code] ?? 422, { code, message });
  }
}

const TOKENLESS = new Refusal(
  'TOKEN_MISSING',
  'Send a token that may write: Authorization: Bearer plim_…. An admin of the workspace can make one.',
);

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(`${JSON.stringify(body)}\n`);
}
