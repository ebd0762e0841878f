// Screen + query + URL → Next page: the only door from pages/. The server renders with data in
// hand, the browser takes it over without a request, later navigations start one POST and draw at
// once. What one would get wrong: a Suspense boundary around server-rendered content makes React
// outline large pages (they then need JavaScript to appear), so there is one on client navigations
// only.
import type { NextPageContext } from 'next';
import { useRouter } from 'next/router';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useReducer,
  useState,
} from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { getBrowserClient } from '@/relay/environment';
import { hydrateStore } from '@/relay/persistence/hydrateStore';
import { reportServerFailure } from '@/telemetry/telemetry';
import {
  loadInBrowser,
  loadOnServer,
  prefetchInBrowser,
  type RouteDefinition,
  type RouteOutcome,
} from './loadRoute';
import { RefetchProvider } from './refetch';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import type { RouteProps } from './RouteProps';
import { useRouteContext } from './RouteRoot';
import type { PageRequest, RouteUrl } from './RouteUrl';

export interface ScreenProps<Q extends OperationType> {
  readonly queryRef: PreloadedQuery<Q>;
}

/** What a route passes itself; `audience` and `linePercent` are added to every query. */
type OwnVariables<Q extends OperationType> = Omit<Q['variables'], 'audience' | 'linePercent'>;

export interface RoutePage {
  (props: { readonly relay: RouteProps }): ReactNode;
  getInitialProps(context: NextPageContext): Promise<{ relay: RouteProps }>;
  prefetch(request: PageRequest): Promise<void>;
}

/** What a page needs to know of a screen: each screen's file exports one. */
export interface ScreenDefinition<Q extends OperationType> {
  readonly Screen: ComponentType<ScreenProps<Q>>;
  readonly query: GraphQLTaggedNode;
  /** What an address asks the server for. */
  readonly variables: (url: RouteUrl) => OwnVariables<Q>;
  /** The status where an answer is not a plain page: absent, gone, moved. */
  readonly outcome?: (data: Q['response'], url: RouteUrl) => RouteOutcome | undefined;
}

/** Makes a Next page of a screen. */
export function route<Q extends OperationType>({
  Screen,
  query,
  variables,
  outcome = () => undefined,
}: ScreenDefinition<Q>): RoutePage {
  const definition: RouteDefinition = { query, variables, outcome };

  function Page({ relay }: { readonly relay: RouteProps }) {
    return (
      <RouteView
        relay={relay}
        definition={definition}
        Screen={Screen as ComponentType<ScreenProps<OperationType>>}
      />
    );
  }

  Page.getInitialProps = async (context: NextPageContext) => ({
    relay:
      typeof window === 'undefined'
        ? await loadOnServer(definition, context)
        : loadInBrowser(definition, context),
  });
  Page.prefetch = (request: PageRequest) => prefetchInBrowser(definition, request);
  return Page;
}

interface RouteViewProps {
  readonly relay: RouteProps;
  readonly definition: RouteDefinition;
  readonly Screen: ComponentType<ScreenProps<OperationType>>;
}

function RouteView({ relay, definition, Screen }: RouteViewProps) {
  const { fallbacks } = useRouteContext();
  const { asPath, pathname } = useRouter();
  const [retried, setRetried] = useState<{
    readonly of: RouteProps;
    readonly ref: PreloadedQuery<OperationType>;
  }>();
  const ref = retried?.of === relay ? retried.ref : refOf(relay, definition);
  useEffect(() => ref && getBrowserClient().queryRefs.pin(ref), [ref]);

  const retry = () =>
    setRetried({
      of: relay,
      ref: getBrowserClient().queryRefs.reload(definition.query, relay.variables),
    });
  useEffect(() => {
    if (!ref && relay.errorId !== undefined) reportServerFailure(relay.errorId, pathname);
  }, [ref, relay.errorId, pathname]);
  if (!ref) return <fallbacks.Failure errorId={relay.errorId} retry={retry} />;
  return (
    <RouteErrorBoundary resetOn={ref} Failure={fallbacks.Failure} onRetry={retry}>
      {/* Another path is another screen and shows its skeleton at once; another sort or page of one list keeps the rows until the new ones are there. */}
      <Loadable
        key={pathOf(asPath)}
        queryRef={ref}
        isLoaded={relay.payload !== null && ref !== retried?.ref}
      >
        <RefetchProvider query={definition.query} variables={relay.variables}>
          <Screen queryRef={ref} />
        </RefetchProvider>
      </Loadable>
    </RouteErrorBoundary>
  );
}

interface LoadableProps {
  readonly queryRef: PreloadedQuery<OperationType>;
  readonly isLoaded: boolean;
  readonly children: ReactNode;
}

/**
 * Whether there is a boundary is decided once, at the first drawing: adding one later would throw
 * the drawn screen away.
 */
function Loadable({ queryRef, isLoaded, children }: LoadableProps) {
  const { fallbacks } = useRouteContext();
  const hasBoundary = !useState(isLoaded)[0];
  useArrival(queryRef);
  return hasBoundary ? <Suspense fallback={<fallbacks.Loading />}>{children}</Suspense> : children;
}

/**
 * React keeps a skeleton for 300 ms at least before it draws what had suspended. An update of our
 * own, when the answer is there, is drawn at once: by a promise, which the browser counts to the
 * click that led here, though the request began when the link was pointed at (soft navigations).
 */
function useArrival({ source }: PreloadedQuery<OperationType>): void {
  const [, redraw] = useReducer((arrivals: number) => arrivals + 1, 0);
  useEffect(() => {
    // It is not unsubscribed: that would abort a request which somebody else may wait for.
    source?.toPromise().then(redraw, redraw);
  }, [source]);
}

const hydratedRefs = new WeakMap<RouteProps, PreloadedQuery<OperationType>>();

/**
 * The reference these props carry, or one made from the payload in the HTML; none where the server
 * could not answer.
 */
function refOf(
  relay: RouteProps,
  { query }: RouteDefinition,
): PreloadedQuery<OperationType> | undefined {
  const known = relay.live?.ref ?? hydratedRefs.get(relay);
  if (known || relay.payload === null) return known;
  const { environment } = getBrowserClient();
  hydrateStore(environment, query, relay.variables, relay.payload);
  const ref = getBrowserClient().queryRefs.take(query, relay.variables);
  hydratedRefs.set(relay, ref);
  return ref;
}

function pathOf(asPath: string): string {
  return asPath.replace(/[?#].*$/, '');
}
