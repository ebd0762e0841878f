// Relay's request → POSTs to the GraphQL endpoint → payload or RequestError: how a document is named (operations.ts), how often it is
// asked for (retry.ts), what one answer means (postOperation.ts). What one would get wrong: without a key a mutation must not leave the tab.
import {
  Network,
  Observable,
  type CacheConfig,
  type GraphQLResponse,
  type INetwork,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';

import { traced } from '@/telemetry/telemetry';

import { connection as connectionOfTab, type Connection } from './connection';
import { OWN_ENDPOINT, type Endpoint } from './Endpoint';
import { createOperations } from './operations';
import { postOperation, REQUEST_TIME_LIMIT_MS } from './postOperation';
import { reportFailure, reportHoles } from './reportOperation';
import { withRetries } from './retry';

interface NetworkOptions {
  readonly endpoint?: Endpoint;
  readonly connection?: Connection;
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

  function execute(
    request: RequestParameters,
    variables: Variables,
    idempotencyKey: string | undefined,
    signal: AbortSignal,
  ): Promise<GraphQLResponse> {
    const attempt = () =>
      ask(request, (document) =>
        traced({ url: endpoint.url, name: request.name, kind: request.operationKind }, () =>
          postOperation({
            url: endpoint.url,
            body: { operationName: request.name, variables, ...document },
            idempotencyKey,
            signal,
            timeLimitMs,
          }),
        ),
      );
    return withRetries(attempt, { signal, connection, random });
  }

  return Network.create((request, variables, cacheConfig) => {
    const idempotencyKey = keyOf(request, cacheConfig);
    return Observable.create((sink) => {
      const abort = new AbortController();
      execute(request, variables, idempotencyKey, abort.signal).then(
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
  });
}

function keyOf(
  { operationKind, name }: RequestParameters,
  { metadata }: CacheConfig,
): string | undefined {
  const key = metadata?.['idempotencyKey'];
  if (operationKind === 'mutation' && typeof key !== 'string')
    throw new Error(`“${name}” has no idempotency key: mutations go through useMutation.`);
  return typeof key === 'string' ? key : undefined;
}
