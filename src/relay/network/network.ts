// Relay's network layer: posts operations to the GraphQL endpoint and returns a payload or a
// RequestError. operations.ts identifies the document, retry.ts decides on attempts,
// postOperation.ts interprets a response. Pitfall: a mutation must not be sent without an
// idempotency key.
import {
  type CacheConfig,
  type GraphQLResponse,
  type INetwork,
  Network,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { traceRequest } from '@/browser/telemetry/telemetry';
import { connection as connectionOfTab, type ServerConnection } from './connection';
import { type Endpoint, OWN_ENDPOINT } from './Endpoint';
import { type Guess, GUESS, isRefusal } from './Guess';
import { createOperations } from './operations';
import { postOperation, REQUEST_TIME_LIMIT_MS } from './postOperation';
import { reportFailure, reportHoles } from './reportOperation';
import { givenUp } from './RequestError';
import { withRetries } from './retry';

interface NetworkOptions {
  readonly endpoint?: Endpoint;
  readonly connection?: ServerConnection;
  readonly random?: () => number;
  readonly timeLimitMs?: number;
}

export function createNetwork({
  endpoint = OWN_ENDPOINT,
  connection = connectionOfTab,
  random = Math.random,
  timeLimitMs = REQUEST_TIME_LIMIT_MS,
}: NetworkOptions = {}): INetwork {
  const ask = createOperations(endpoint.sends);

  const send = (
    request: RequestParameters,
    variables: Variables,
    { idempotencyKey, signal }: Call,
    isGuess: boolean,
  ) =>
    ask(request, (document) =>
      traceRequest({ url: endpoint.url, name: request.name, kind: request.operationKind }, () =>
        postOperation({
          url: endpoint.url,
          body: { operationName: request.name, variables, ...document },
          idempotencyKey,
          isGuess,
          signal,
          timeLimitMs,
        }),
      ),
    );

  const execute = (request: RequestParameters, variables: Variables, call: Call) =>
    withRetries(
      async (signal) => {
        const isGuess = call.guess?.isTaken === false;
        try {
          return await send(request, variables, { ...call, signal }, isGuess);
        } catch (error) {
          if (!isGuess || !isRefusal(error)) throw error;
          // Refused because nobody had asked for it; if the reader has since, it counts like any other.
          if (!call.guess?.isTaken) throw givenUp();
          return send(request, variables, { ...call, signal }, false);
        }
      },
      { signal: call.signal, connection, random },
    );

  return Network.create((request, variables, cacheConfig) => {
    const idempotencyKey = toKey(request, cacheConfig);
    const guess = cacheConfig.metadata?.[GUESS] as Guess | undefined;
    return observe(request, (signal) =>
      execute(request, variables, { idempotencyKey, guess, signal }),
    );
  });
}

/** State of one execution of an operation, across all attempts. */
interface Call {
  readonly idempotencyKey: string | undefined;
  readonly guess: Guess | undefined;
  readonly signal: AbortSignal;
}

/** An observable of one response or error, with reporting. Unsubscribing cancels the request. */
function observe(
  request: RequestParameters,
  execute: (signal: AbortSignal) => Promise<GraphQLResponse>,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const abort = new AbortController();
    execute(abort.signal).then(
      (response) => {
        reportHoles(request, response);
        sink.next(response);
        sink.complete();
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        reportFailure(request, error);
        sink.error(error as Error);
      },
    );
    return () => abort.abort();
  });
}

function toKey(
  { operationKind, name }: RequestParameters,
  { metadata }: CacheConfig,
): string | undefined {
  const key = metadata?.['idempotencyKey'];
  if (operationKind === 'mutation' && typeof key !== 'string')
    throw new Error(`“${name}” has no idempotency key: mutations go through useMutation.`);
  return typeof key === 'string' ? key : undefined;
}
