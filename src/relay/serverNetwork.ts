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
  const { executePersisted, createContext } = await loadGraph();
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

/** Next writes the empty string here for the browser, which leaves the branch out of its code, and with it all that it imports. */
async function loadGraph() {
  if (process.env.NEXT_RUNTIME !== '') {
    const [{ executePersisted }, { createContext }] = await Promise.all([import('@/server/graph/executeOperation'), import('@/server/graph/context')]);
    return { executePersisted, createContext };
  }
  throw new Error('The schema runs on the server alone.');
}
