// POST /graphql: one Relay request → one HTTP request with the persisted document's id → payload or RequestError.
// Answers with partial data pass through with their errors, so that `@throwOnFieldError` and `@catch` can tell sections apart.
import { Network, Observable, type GraphQLResponse, type INetwork, type RequestParameters, type Variables } from 'relay-runtime';

import { RequestError } from './RequestError';

const ENDPOINT = '/graphql';

interface GraphQLBody {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

export function createNetwork(): INetwork {
  return Network.create((request, variables) =>
    Observable.create((sink) => {
      const abort = new AbortController();
      postOperation(request, variables, abort.signal).then(
        (response) => {
          sink.next(response);
          sink.complete();
        },
        (error: unknown) => {
          if (!abort.signal.aborted) sink.error(error as Error);
        },
      );
      return () => abort.abort();
    }),
  );
}

async function postOperation(request: RequestParameters, variables: Variables, signal: AbortSignal): Promise<GraphQLResponse> {
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({ operationName: request.name, documentId: request.id, variables }),
    signal,
  }).catch((cause: unknown) => {
    throw new RequestError('network', 'The server could not be reached. Check your connection and try again.', { cause });
  });
  const body = await readBody(response);
  if (body.data == null) throw refusalOf(body, response.status);
  return body as GraphQLResponse;
}

async function readBody(response: Response): Promise<GraphQLBody> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (isGraphQLBody(body)) return body;
  } catch {
    // Not JSON: told apart below by the status.
  }
  const { status } = response;
  if (!response.ok) throw new RequestError('http', `The server answered with status ${status}. Try again in a moment.`, { status });
  throw new RequestError('body', 'The server’s answer could not be read. A proxy may stand between; try again.', { status });
}

function refusalOf(body: GraphQLBody, status: number): RequestError {
  const first = body.errors?.[0];
  const code = first?.extensions?.code;
  return new RequestError('graphql', first?.message ?? 'The server gave no answer.', { status, ...(code !== undefined && { code }) });
}

function isGraphQLBody(body: unknown): body is GraphQLBody {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
}
