// Refetches the current page's queries. The response goes into the store and components update from
// there: a failed section recovers in place, and the rest of the page stays.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';
import { fetchQuery, useRelayEnvironment } from '@/relay/hooks';

type Refetch = () => Promise<unknown>;

const RefetchContext = createContext<Refetch | undefined>(undefined);

interface RefetchProviderProps {
  readonly query: GraphQLTaggedNode;
  readonly variables: Variables;
  readonly children: ReactNode;
}

export function RefetchProvider({ query, variables, children }: RefetchProviderProps) {
  const environment = useRelayEnvironment();
  const refetch = useMemo<Refetch>(
    () => () =>
      fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise(),
    [environment, query, variables],
  );
  return <RefetchContext value={refetch}>{children}</RefetchContext>;
}

/** Rejects if the server can't be reached. Undefined outside a page. */
export const useRefetch = (): Refetch | undefined => useContext(RefetchContext);
