// The operations that readers' browsers send most, answered without the layers that serve every kind
// of GraphQL client: a query of the app by its id, by someone who is not signed in. Easy to get wrong:
// whatever is unusual about a request is for those layers, and is to be found before it is answered.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerStranger } from '@/server/api/operations/answerStranger';
import { hasSession } from '@/server/teams/accounts/findPerson';
import { CORS_HEADERS, timeoutRefusal } from './graphqlRequest';

/** An id and some variables. */
const MAX_BYTES = 4_096;

/** A request whose body was read: the layers take it from here. */
interface ReadRequest extends IncomingMessage {
  body?: string;
}

interface PlainQuery {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * @param milliseconds for the body to arrive
 * @returns whether the request is answered
 */
export async function answerPlainQuery(
  request: ReadRequest,
  response: ServerResponse,
  milliseconds: number,
): Promise<boolean> {
  const type = answerType(request);
  if (type === undefined) return false;
  const body = await readWhole(request, milliseconds);
  if (request.destroyed && !request.complete) return true;
  if (body === undefined) return sendLate(response, type, milliseconds);
  request.body = body;
  const query = parseQuery(body);
  const text = query && (await answerStranger(query.documentId, query.variables));
  if (text === undefined) return false;
  send(response, 200, type, text);
  return true;
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'private, no-store',
    ...CORS_HEADERS,
  });
  response.end(text);
}

function sendLate(response: ServerResponse, type: string, milliseconds: number): true {
  const { message, extensions } = timeoutRefusal(milliseconds);
  const errors = [{ message, extensions: { code: extensions.code } }];
  send(response, 503, type, JSON.stringify({ errors }));
  return true;
}

/** As the answer is to be sent; undefined if more than its body has to be looked at. */
function answerType({ method, url, headers }: IncomingMessage): string | undefined {
  const length = Number(headers['content-length']);
  const isPlain =
    method === 'POST' &&
    length > 0 &&
    length <= MAX_BYTES &&
    /^application\/json(?:; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    headers['idempotency-key'] === undefined &&
    headers.authorization === undefined &&
    !hasSession(headers.cookie) &&
    !url?.includes('?');
  return isPlain ? ANSWER_TYPES[headers.accept ?? ''] : undefined;
}

/** The types that the app in browsers, and most programs, accept. */
const ANSWER_TYPES: Readonly<Record<string, string>> = {
  'application/graphql-response+json, application/json': 'application/graphql-response+json',
  'application/json': 'application/json',
};

/** Undefined if it does not arrive in time, or its client has gone. */
function readWhole(request: IncomingMessage, milliseconds: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const settle = (text?: string): void => {
      clearTimeout(timer);
      resolve(text);
    };
    const timer = setTimeout(settle, milliseconds);
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', () => settle(Buffer.concat(chunks).toString('utf8')))
      .once('error', () => settle())
      .once('close', () => settle());
  });
}

function parseQuery(body: string): PlainQuery | undefined {
  try {
    const { documentId, variables = {}, ...others } = JSON.parse(body) as Partial<PlainQuery>;
    const isPlain =
      typeof documentId === 'string' && isObject(variables) && Object.keys(others).length === 0;
    return isPlain ? { documentId, variables } : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
