// Runs a persisted operation in this process for server rendering: no HTTP, no JSON round trip.
// The one place where the client's half crosses into the server's; it is imported dynamically so that no server code reaches the browser.
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';

import { OWN_ENDPOINT, type Endpoint } from './Endpoint';

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

/** Where the operator wants browsers to ask; nothing where that is this server itself, so that no page says so. */
export async function configuredEndpoint(): Promise<{ readonly endpoint?: Endpoint }> {
  const { graphqlUrl, graphqlSends } = await loadConfig();
  const isOwn = graphqlUrl === OWN_ENDPOINT.url && graphqlSends === OWN_ENDPOINT.sends;
  return isOwn ? {} : { endpoint: { url: graphqlUrl, sends: graphqlSends } };
}

/** Next writes the empty string here for the browser, which leaves the branch out of its code, and with it all that it imports. */
async function loadGraph() {
  if (process.env.NEXT_RUNTIME !== '') {
    const [{ executePersisted }, { createContext }] = await Promise.all([import('@/server/graph/executeOperation'), import('@/server/graph/context')]);
    return { executePersisted, createContext };
  }
  throw new Error('The schema runs on the server alone.');
}

async function loadConfig() {
  if (process.env.NEXT_RUNTIME !== '') return (await import('@/server/config/config')).config();
  throw new Error('The configuration is the server’s alone.');
}
