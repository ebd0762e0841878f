// Refetches the current page's queries. The response goes into the store and components update from
// there: a failed section recovers in place, and the rest of the page stays.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';
import { fetchQuery, useRelayEnvironment } from '@/relay/hooks';

interface Asked {
  readonly query: GraphQLTaggedNode;
  readonly variables: Variables;
}

const AskedContext = createContext<Asked | undefined>(undefined);

export function RefetchProvider({
  query,
  variables,
  children,
}: Asked & { readonly children: ReactNode }) {
  const asked = useMemo(() => ({ query, variables }), [query, variables]);
  return <AskedContext value={asked}>{children}</AskedContext>;
}

/** Rejects if the server can't be reached. Undefined outside a page. */
export function useRefetch(): (() => Promise<unknown>) | undefined {
  const environment = useRelayEnvironment();
  const asked = useContext(AskedContext);
  return (
    asked &&
    (() =>
      fetchQuery(environment, asked.query, asked.variables, {
        fetchPolicy: 'network-only',
      }).toPromise())
  );
}
