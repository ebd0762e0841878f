// Reports an operation's outcome to telemetry: only its name and the kind of failure. Pitfall:
// server messages may quote what a reader typed, as that of a rejected audience does, so they are
// not sent.
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { reportCall } from '@/browser/telemetry/telemetry';
import { RequestError } from './RequestError';

const FAULT = 'INTERNAL';

/** A lost connection or a rightly rejected request is expected; anything else is a fault. */
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

/** Reports the first fault in a partial response, under the ID the server logged it with. */
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
