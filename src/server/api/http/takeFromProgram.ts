// Handlers of what programs send with a token that may write.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { isRefusal, Refusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';
import { findViewer } from './findViewer';
import { BodyRefusal, readBody } from './readBody';

type ProgramViewer = Extract<Awaited<ReturnType<typeof findViewer>>, { kind: 'program' }>;

interface Sent {
  readonly viewer: ProgramViewer;
  readonly url: URL;
  /** The `Content-Type`, or ''. */
  readonly type: string;
  readonly body: string;
}

interface Taken {
  readonly status: 200 | 201;
  readonly body: object;
}

interface Taking {
  /** For sentences: “A report”. */
  readonly what: string;
  readonly maxBytes: number;
  /** @throws Refusal, which is sent with its code and sentence */
  readonly take: (sent: Sent) => Promise<Taken>;
}

/** The statuses of refusals; every other one is sent as 422. */
const STATUSES: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  TOKEN_MISSING: 401,
  PROJECT_ARCHIVED: 409,
  STORAGE_UNAVAILABLE: 503,
};

/** A handler that answers with JSON: what `take` returns, or `{ code, message }`. */
export function takeFromProgram({ what, maxBytes, take }: Taking) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'private, no-store');
    if (request.method !== 'POST')
      return send(response.setHeader('Allow', 'POST'), 405, {
        code: 'METHOD_NOT_ALLOWED',
        message: `${what} is sent with POST.`,
      });
    try {
      const { status, body } = await take(await read(request, maxBytes));
      send(response, status, body);
    } catch (cause) {
      if (cause instanceof GraphQLError)
        return send(response, 401, { code: 'TOKEN_INVALID', message: cause.message });
      if (cause instanceof BodyRefusal)
        return send(response.setHeader('Connection', 'close'), cause.status, {
          code: 'BODY_REFUSED',
          message: `The body cannot be read: it may have ${maxBytes / 1e6} MB, as it is or with gzip.`,
        });
      if (!isRefusal(cause)) throw cause;
      const { code, message } = cause;
      send(response, STATUSES[code] ?? 422, { code, message });
    }
  };
}

async function read(request: IncomingMessage, maxBytes: number): Promise<Sent> {
  // A session is not enough: pages of other sites could send one.
  if (!/^bearer /i.test(request.headers.authorization ?? '')) throw TOKENLESS;
  const viewer = await findViewer(request);
  if (viewer?.kind !== 'program') throw TOKENLESS;
  return {
    viewer,
    url: new URL(request.url ?? '/', config().baseUrl),
    type: request.headers['content-type'] ?? '',
    body: (await readBody(request, maxBytes)).toString('utf8'),
  };
}

const TOKENLESS = new Refusal(
  'TOKEN_MISSING',
  'Send a token that may write: Authorization: Bearer plim_…. An admin of the workspace can make one.',
);

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(`${JSON.stringify(body)}\n`);
}
