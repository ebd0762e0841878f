// Runs a persisted operation in this process for server rendering: no HTTP, no JSON round trip.
// The one place where the client's half crosses into the server's; it is imported dynamically so that no server code reaches the browser.
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';

export interface ServerAnswer {
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: readonly { readonly message: string; readonly code?: string }[];
  /** What the browser's store is seeded with. */
  readonly payload: GraphQLResponse;
}

export async function executeOnServer(request: RequestParameters, variables: Variables): Promise<ServerAnswer> {
  const [{ executePersisted }, { createContext }] = await Promise.all([
    import('@/server/graph/executeOperation'),
    import('@/server/graph/context'),
  ]);
  const result = executePersisted(request.id ?? '', variables, createContext());
  return {
    data: result.data,
    errors: (result.errors ?? []).map(({ message, extensions }) => ({
      message,
      ...(typeof extensions.code === 'string' && { code: extensions.code }),
    })),
    payload: { data: result.data ?? null } as GraphQLResponse,
  };
}
