// Turns a URL into page props, on both sides. On the server, queries run in process and are
// awaited; in the browser they only start, so that the URL and the frame change immediately.
import type { NextPageContext } from 'next';
import {
  createOperationDescriptor,
  type Environment,
  getRequest,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type OperationType,
  type Variables,
} from 'relay-runtime';
import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import {
  DEFAULT_LOCALE,
  type Locale,
  LOCALE_PARAMETER,
  parseLocale,
} from '@/domain/messages/locale';
import { PAGE_CACHE_CONTROL, PARTIAL_HEADER } from '@/domain/protocol';
import { localeOfPage } from '@/domain/routes/translated';
import { createServerEnvironment, getBrowserClient } from '@/relay/environment/environment';
import { seedStore } from '@/relay/environment/seedStore';
import { loadQuery } from '@/relay/hooks';
import type { EncodedOperation } from '@/relay/persistence/encodedOperation';
import { hydrateStore } from '@/relay/persistence/hydrateStore';
import { loadSections } from './lazySection';
import { getNotice, loadSite } from './loadSite';
import { type LiveRoute, RouteProps, type SiteProps } from './RouteProps';
import { type PageRequest, parseRouteUrl, type RouteUrl } from './RouteUrl';
import {
  clientSettings,
  dehydrateOnServer,
  executeForReader,
  executeOnServer,
  type ServerAnswer,
} from './serverSide';
import { siteQuery } from './siteQuery';

/** The HTTP status of a response; undefined is 200. */
export type RouteOutcome =
  | { readonly status: 404 | 410 | 503 }
  | { readonly status: 308; readonly location: string };

export interface RouteDefinition {
  readonly query: GraphQLTaggedNode;
  /** True if the answer differs by reader: then it is computed for each request. */
  readonly isPrivate?: boolean;
  variables(url: RouteUrl): Variables;
  outcome(data: OperationType['response'], url: RouteUrl): RouteOutcome | undefined;
}

/**
 * Passes the reader's audience to every query; Relay drops variables an operation doesn't declare.
 */
function getVariables(
  route: RouteDefinition,
  url: RouteUrl,
  audience = url.preferences.audience,
): Variables {
  return { ...route.variables(url), audience, linePercent: url.preferences.linePercent };
}

/**
 * Audiences the server has rejected in this tab, so that client navigations don't request them
 * again.
 */
const refusedAudiences = new Set<string>();

export function rememberRefusedAudience(key: string): void {
  refusedAudiences.add(key);
}

export function loadInBrowser(route: RouteDefinition, context: PageRequest): RouteProps {
  void loadSections();
  const { url, variables } = toBrowserRequest(route, context);
  const { environment, queryRefs } = getBrowserClient();
  const preferences = { ...url.preferences, audience: String(variables.audience) };
  const site = { preferences, ...getNotice(url), ...toLocaleProps(readersLocale(url)) };
  return new RouteProps(variables, null, 200, site, {
    environment,
    ref: queryRefs.take(route.query, variables),
  });
}

/** The order of the browser's languages is that of the header which it sends to the server. */
const readersLocale = (url: RouteUrl): Locale | undefined =>
  [url.search(LOCALE_PARAMETER), ...navigator.languages].map(parseLocale).find(Boolean);

/** Starts loading the page at a URL. Resolves when it has loaded or failed. */
export function prefetchInBrowser(route: RouteDefinition, context: PageRequest): Promise<void> {
  void loadSections();
  return getBrowserClient().queryRefs.prefetch(
    route.query,
    toBrowserRequest(route, context).variables,
  );
}

function toBrowserRequest(route: RouteDefinition, context: PageRequest) {
  const url = parseRouteUrl(context);
  const { audience } = url.preferences;
  return {
    url,
    variables: getVariables(
      route,
      url,
      refusedAudiences.has(audience) ? DEFAULT_AUDIENCE_KEY : audience,
    ),
  };
}

export async function loadOnServer(
  route: RouteDefinition,
  context: NextPageContext,
): Promise<RouteProps> {
  const url = parseRouteUrl(context);
  const { brokenBy, isPartial, ...loaded } = await loadSite(url);
  const site = {
    ...loaded.site,
    ...(await clientSettings(context)),
    ...localeOnServer(context),
  };
  const variables = getVariables(route, url, site.preferences.audience);
  const answer = brokenBy ? undefined : await executeRoute(route, context, variables);
  const rendered =
    answer?.data == null ? undefined : await toRenderable(answer, route.query, variables, site);
  if (answer?.data == null || !rendered) {
    setStatus(context, 500);
    const { errorId } = (brokenBy ?? answer?.errors ?? []).find((error) => error.errorId) ?? {};
    return new RouteProps(
      variables,
      null,
      500,
      site,
      { environment: createPageEnvironment(site) },
      errorId,
    );
  }
  if (isPartial || answer.errors.length > 0) context.res?.setHeader(PARTIAL_HEADER, '1');
  else if (isForBackButton(route, context, site.preferences.audience))
    context.res?.setHeader('Cache-Control', PAGE_CACHE_CONTROL);
  const outcome = route.outcome(answer.data, url);
  setStatus(context, outcome?.status ?? 200);
  if (outcome?.status === 308) context.res?.writeHead(308, { location: outcome.location }).end();
  const { payload, live } = rendered;
  return new RouteProps(variables, payload, outcome?.status ?? 200, site, live);
}

/**
 * Of pages that say something in several languages, and only of those: another page must not differ
 * by a header that caches don't know it depends on.
 */
function localeOnServer({ asPath = '/', req, res }: NextPageContext): Pick<SiteProps, 'locale'> {
  const language = localeOfPage(asPath, req?.headers['accept-language']);
  if (language?.isNegotiated) res?.appendHeader('Vary', 'Accept-Language');
  return toLocaleProps(language?.locale);
}

const toLocaleProps = (locale: Locale | undefined): Pick<SiteProps, 'locale'> =>
  locale === undefined || locale === DEFAULT_LOCALE ? {} : { locale };

/** A proxy decides by itself what it keeps, of which nothing may be one reader’s. */
const isForBackButton = (
  { isPrivate }: RouteDefinition,
  { req }: NextPageContext,
  audience: string,
): boolean => !isPrivate && !isForwarded(req) && !audience.startsWith('custom:');

/** Next writes the address of who connects into this header where nobody has. */
function isForwarded(req: NextPageContext['req']): boolean {
  const from = req?.headers['x-forwarded-for'];
  return from !== undefined && from !== req?.socket.remoteAddress;
}

function executeRoute(
  { query, isPrivate }: RouteDefinition,
  context: NextPageContext,
  variables: Variables,
): Promise<ServerAnswer> {
  const { params } = getRequest(query);
  return isPrivate
    ? executeForReader(context, params, variables)
    : executeOnServer(params, variables);
}

interface Renderable {
  readonly live: LiveRoute;
  readonly payload: EncodedOperation;
}

/**
 * Stores already seeded, by the answer they hold, and what the HTML takes of them: rendering only
 * reads them, so everybody who gets the same answer may share one.
 */
const renderables = new WeakMap<GraphQLResponse, Renderable>();

async function toRenderable(
  { payload, errors }: ServerAnswer,
  query: GraphQLTaggedNode,
  variables: Variables,
  site: SiteProps,
): Promise<Renderable | undefined> {
  const known = renderables.get(payload);
  if (known) return known;
  const environment = createPageEnvironment(site);
  seedStore(environment, query, variables, payload);
  if (errors.length > 0 && !canDraw(environment, query, variables)) return undefined;
  const ref = loadQuery(environment, query, variables, { fetchPolicy: 'store-only' });
  const renderable = {
    live: { environment, ref },
    payload: await dehydrateOnServer(environment, query, variables),
  };
  renderables.set(payload, renderable);
  return renderable;
}

/** Snapshot fields that are missing from Relay's types. */
interface ReadErrors {
  readonly fieldErrors?: readonly { readonly handled?: boolean }[] | null;
}

/**
 * True if a screen can read the fields its own query names. An error there leaves nothing to
 * render; one in a section’s fragment is caught and shown by that section.
 */
function canDraw(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Variables,
): boolean {
  const { fragment } = createOperationDescriptor(getRequest(query), variables);
  const { fieldErrors } = environment.lookup(fragment) as ReadErrors;
  return (fieldErrors ?? []).every(({ handled }) => handled);
}

function createPageEnvironment({ payload, preferences }: SiteProps): Environment {
  const environment = createServerEnvironment();
  if (payload) hydrateStore(environment, siteQuery, { audience: preferences.audience }, payload);
  return environment;
}

function setStatus({ res }: NextPageContext, status: number): void {
  if (res) res.statusCode = status;
}
