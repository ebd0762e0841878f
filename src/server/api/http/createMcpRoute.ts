// POST /mcp: the Model Context Protocol over HTTP, in both of its eras. Easy to get wrong: the SDK
// checks neither `Host` nor `Origin`, so a page anywhere could reach a server on its
// reader's own machine; the guards are here.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { isAway, isRefusal } from '@/domain/Refusal';
import type { answerMcp, McpCaller, McpSurroundings } from './answerMcp';
import { findMcpTeam } from './findMcpTeam';
import type { Handler } from './Handler';
import { limitedClient } from './limitedClient';
import { perMinute, RateLimit } from './RateLimit';
import { BodyRefusal, readBody } from './readBody';
import { toJsonAnswer } from './toJsonAnswer';

interface McpOptions extends McpSurroundings {
  readonly trustedProxies: number;
  readonly callsPerMinute?: number;
}

export const MCP_PATH = '/mcp';

const MAX_BODY_BYTES = 256 * 1024;
const MAX_MS = 5_000;
const CALLS_PER_MINUTE = 60;

export function createMcpRoute(options: McpOptions): Handler {
  const { origin, trustedProxies } = options;
  const limit = new RateLimit('mcp', perMinute(options.callsPerMinute ?? CALLS_PER_MINUTE));
  let answering: Promise<ReturnType<typeof answerMcp>> | undefined;
  // The protocol's packages take a tenth of a second and 10 MB, and most servers are never asked.
  const answer = async (request: Request, caller: McpCaller): Promise<Response> => {
    answering ??= import('./answerMcp').then((protocol) =>
      protocol.answerMcp(options, MAX_BODY_BYTES),
    );
    return (await answering)(request, caller);
  };

  return async (request, response) => {
    const refusal = refuseCaller(request, origin);
    if (refusal !== undefined) return refuse(response, 403, refusal);
    const client = limitedClient(request, trustedProxies);
    const wait = limit.take(client);
    if (wait > 0) {
      response.setHeader('Retry-After', String(wait));
      return refuse(response, 429, `Too many calls. Try again in ${wait} s.`);
    }
    try {
      const body = request.method === 'POST' ? await readBody(request, MAX_BODY_BYTES) : undefined;
      limit.charge(client, countCalls(body) - 1);
      const team = await inTime(findMcpTeam(request, options.catalogue()));
      const given = await inTime(answer(toWebRequest(request, origin, body), { client, team }));
      const isStreamAsked = request.headers.accept?.includes('text/event-stream') === true;
      await send(response, isStreamAsked ? given : await inTime(toJsonAnswer(given)));
    } catch (error) {
      if (error instanceof GraphQLError) return refuse(response, 401, error.message);
      if (isRefusal(error)) return refuse(response, isAway(error) ? 503 : 404, error.message);
      if (error instanceof BodyRefusal)
        return refuse(response, error.status, `A call may have ${MAX_BODY_BYTES} bytes of JSON.`);
      if (error instanceof LateError)
        return refuse(response, 504, `No answer within ${MAX_MS / 1000} s. Ask for less at once.`);
      throw error;
    }
  };
}

/** Names of the reader's own machine, whose tools may ask. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function refuseCaller({ headers }: IncomingMessage, own: string): string | undefined {
  const { host: ownHost } = new URL(own);
  const { host = '', origin } = headers;
  if (host !== ownHost && !LOCAL.test(host)) return 'The Host header does not name this server.';
  if (origin !== undefined && origin !== own)
    return 'Pages of other sites may not ask this server.';
  return undefined;
}

function toWebRequest(
  { method = 'GET', url = MCP_PATH, headers }: IncomingMessage,
  origin: string,
  body: Buffer | undefined,
): Request {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && name !== 'content-encoding') given.set(name, String(value));
  // The SDK refuses callers that name one type, any type or none, as several clients do.
  if (method === 'POST') given.set('Accept', 'application/json, text/event-stream');
  return new Request(new URL(url, origin), {
    method,
    headers: given,
    ...(body && { body: new Uint8Array(body) }),
  });
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await inTime(answer.arrayBuffer()));
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'Cache-Control': 'no-store',
    'Content-Length': body.byteLength,
  });
  response.end(body);
}

/** The older era may send several calls in one body. Invalid JSON counts as one call. */
function countCalls(body: Buffer | undefined): number {
  if (body?.toString('utf8').trimStart().startsWith('[') !== true) return 1;
  try {
    return (JSON.parse(body.toString('utf8')) as readonly unknown[]).length;
  } catch {
    return 1;
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } }));
}

class LateError extends Error {}

async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError()), MAX_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
