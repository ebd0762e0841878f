// Turns a screen, its query and the URL into a Next page: the only door from pages/. The server
// renders with all data loaded, the browser hydrates without a request, and later navigations start
// one POST and render immediately. Pitfall: a Suspense boundary around server-rendered content
// makes React outline large pages, which then need JavaScript to appear, so only client navigations
// have one.
// Ruled by docs/decisions/0001-server-rendering-and-csp.md.
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
import { reportServerFailure } from '@/browser/telemetry/telemetry';
import { getBrowserClient } from '@/relay/environment/environment';
import { hydrateStore } from '@/relay/persistence/hydrateStore';
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

/** The route's own variables; `audience` and `linePercent` are added to every query. */
type OwnVariables<Q extends OperationType> = Omit<Q['variables'], 'audience' | 'linePercent'>;

export interface RoutePage {
  (props: { readonly relay: RouteProps }): ReactNode;
  getInitialProps(context: NextPageContext): Promise<{ relay: RouteProps }>;
  prefetch(request: PageRequest): Promise<void>;
  readonly isBare?: boolean | undefined;
}

/** The parts of a screen that a page needs; each screen file exports one. */
export interface ScreenDefinition<Q extends OperationType> {
  readonly Screen: ComponentType<ScreenProps<Q>>;
  readonly query: GraphQLTaggedNode;
  /** Query variables for a URL. */
  readonly variables: (url: RouteUrl) => OwnVariables<Q>;
  /** The status of responses that aren't a plain page: not found, gone, moved. */
  readonly outcome?: (data: Q['response'], url: RouteUrl) => RouteOutcome | undefined;
  /** True if the page differs by reader. */
  readonly isPrivate?: boolean;
  /** True if it stands without the header and footer of the site. */
  readonly isBare?: boolean;
}

/** Turns a screen into a Next page. */
export function route<Q extends OperationType>({
  Screen,
  query,
  variables,
  outcome = () => undefined,
  isPrivate = false,
  isBare = false,
}: ScreenDefinition<Q>): RoutePage {
  const definition: RouteDefinition = { query, variables, outcome, isPrivate };

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
  Page.isBare = isBare;
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
  const ref = retried?.of === relay ? retried.ref : getQueryRef(relay, definition);
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
      {/* Another path is another screen and shows its skeleton immediately; another sort or
          page of the same list keeps the old rows until the new ones arrive. */}
      <Loadable
        key={getPath(asPath)}
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
 * The first render decides if the screen gets a boundary: adding one later would remount the
 * screen.
 */
function Loadable({ queryRef, isLoaded, children }: LoadableProps) {
  const { fallbacks } = useRouteContext();
  const hasBoundary = !useState(isLoaded)[0];
  useArrival(queryRef);
  return hasBoundary ? <Suspense fallback={<fallbacks.Loading />}>{children}</Suspense> : children;
}

/**
 * React shows a skeleton for at least 300 ms before it reveals suspended content. An update of our
 * own when the response arrives renders immediately. It goes through a promise, so that the browser
 * attributes it to the click that led here (soft navigations), although the request began on hover.
 */
function useArrival({ source }: PreloadedQuery<OperationType>): void {
  const [, redraw] = useReducer((arrivals: number) => arrivals + 1, 0);
  useEffect(() => {
    // Don't unsubscribe: that would abort a request others may be waiting for.
    source?.toPromise().then(redraw, redraw);
  }, [source]);
}

const hydratedRefs = new WeakMap<RouteProps, PreloadedQuery<OperationType>>();

/**
 * The query reference in these props, or one created from the payload in the HTML; none if the
 * server could not answer.
 */
function getQueryRef(
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

function getPath(asPath: string): string {
  return asPath.replace(/[?#].*$/, '');
}
