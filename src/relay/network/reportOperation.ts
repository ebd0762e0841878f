// How an operation ended → what telemetry may know of it: its name and the kind of failure. What
// one would get wrong: the server's sentence may quote what a person typed, as that of a refused
// audience does, so it stays here.
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { reportCall } from '@/telemetry/telemetry';
import { RequestError } from './RequestError';

const FAULT = 'INTERNAL';

/**
 * A reader without a connection and a request the server rightly refuses are no faults; the rest
 * is.
 */
export function reportFailure({ name, operationKind }: RequestParameters, error: unknown): void {
  if (!(error instanceof RequestError) || error.kind === 'abort') return;
  const { status, code } = error.details;
  const isOffline = error.kind === 'network' || error.kind === 'timeout';
  const isRefusal = error.kind === 'graphql' && code !== undefined && code !== FAULT;
  reportCall(
    {
      name,
      kind: operationKind,
      reason: error.kind,
      status,
      code,
      isExpected: isOffline || isRefusal,
    },
    error,
  );
}

/**
 * An answer with holes: each fault in it has been logged by the server, once, under the id that the
 * event gets.
 */
export function reportHoles(
  { name, operationKind }: RequestParameters,
  response: GraphQLResponse,
): void {
  const errors = [response]
    .flat()
    .flatMap((part) => ('errors' in part ? (part.errors as readonly WireError[]) : []));
  const fault = errors.find(({ extensions }) => extensions?.code === FAULT);
  if (fault)
    reportCall(
      { name, kind: operationKind, reason: 'hole', code: FAULT, isExpected: false },
      new Error(),
      fault.extensions?.errorId,
    );
}

interface WireError {
  readonly extensions?: { readonly code?: string; readonly errorId?: string };
}
