// URL → page props, on both sides. On the server the queries run in process and are awaited; in the browser they only start,
// so that the URL and the frame change at once. What one would get wrong: an invalid audience must not break the page that names it.
import type { NextPageContext } from 'next';
import { loadQuery } from 'react-relay/hooks';
import {
  getRequest,
  type Environment,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type OperationType,
  type Variables,
} from 'relay-runtime';

import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';

import { createServerEnvironment, getBrowserClient } from './environment';
import { seedStore } from './hydration';
import { RouteProps, type LiveRoute, type SiteProps } from './RouteProps';
import { routeUrlOf, type PageRequest, type RouteUrl } from './RouteUrl';
import { clientSettings, executeOnServer, type ServerAnswer } from './serverNetwork';
import { siteQuery } from './siteQuery';

/** What an answer means for the HTTP response; undefined is 200. */
export type RouteOutcome =
  { readonly status: 404 | 410 } | { readonly status: 308; readonly location: string };

export interface RouteDefinition {
  readonly query: GraphQLTaggedNode;
  variables(url: RouteUrl): Variables;
  outcome(data: OperationType['response'], url: RouteUrl): RouteOutcome | undefined;
}

/** Every query is asked for the reader's audience; Relay leaves out what an operation does not declare. */
function variablesOf(
  route: RouteDefinition,
  url: RouteUrl,
  audience = url.preferences.audience,
): Variables {
  return { ...route.variables(url), audience, linePercent: url.preferences.linePercent };
}

/** Audiences the server has refused in this tab, so that following a link does not ask for them again. */
const refusedAudiences = new Set<string>();

export function rememberRefusedAudience(key: string): void {
  refusedAudiences.add(key);
}

export function loadInBrowser(route: RouteDefinition, context: PageRequest): RouteProps {
  const { url, variables } = browserRequestOf(route, context);
  const { environment, queryRefs } = getBrowserClient();
  const preferences = { ...url.preferences, audience: String(variables.audience) };
  return new RouteProps(
    variables,
    null,
    200,
    { preferences, ...noticeOf(url) },
    { environment, ref: queryRefs.take(route.query, variables) },
  );
}

/** Starts loading what the page at a URL will show. Resolves when it is there or has failed. */
export function prefetchInBrowser(route: RouteDefinition, context: PageRequest): Promise<void> {
  return getBrowserClient().queryRefs.prefetch(
    route.query,
    browserRequestOf(route, context).variables,
  );
}

function browserRequestOf(route: RouteDefinition, context: PageRequest) {
  const url = routeUrlOf(context);
  const { audience } = url.preferences;
  return {
    url,
    variables: variablesOf(
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
  const url = routeUrlOf(context);
  const { brokenBy, ...loaded } = await loadSite(url);
  const site = { ...loaded.site, ...(await clientSettings()) };
  const variables = variablesOf(route, url, site.preferences.audience);
  const answer = brokenBy
    ? undefined
    : await executeOnServer(getRequest(route.query).params, variables);
  if (answer?.data == null || answer.errors.length > 0) {
    setStatus(context, 500);
    const { errorId } = (brokenBy ?? answer?.errors ?? []).find((error) => error.errorId) ?? {};
    return new RouteProps(
      variables,
      null,
      500,
      site,
      { environment: environmentOf(site) },
      errorId,
    );
  }
  const outcome = route.outcome(answer.data, url);
  setStatus(context, outcome?.status ?? 200);
  if (outcome?.status === 308) context.res?.writeHead(308, { location: outcome.location }).end();
  return new RouteProps(
    variables,
    answer.payload,
    outcome?.status ?? 200,
    site,
    liveRouteOf(answer.payload, route.query, variables, site),
  );
}

/** Stores already seeded, by the answer they hold: rendering only reads them, so everybody who gets the same answer may share one. */
const liveRoutes = new WeakMap<GraphQLResponse, LiveRoute>();

function liveRouteOf(
  payload: GraphQLResponse,
  query: GraphQLTaggedNode,
  variables: Variables,
  site: SiteProps,
): LiveRoute {
  const known = liveRoutes.get(payload);
  if (known) return known;
  const environment = environmentOf(site);
  seedStore(environment, query, variables, payload);
  const live = {
    environment,
    ref: loadQuery(environment, query, variables, { fetchPolicy: 'store-only' }),
  };
  liveRoutes.set(payload, live);
  return live;
}

function environmentOf({ payload, preferences }: SiteProps): Environment {
  const environment = createServerEnvironment();
  if (payload) seedStore(environment, siteQuery, { audience: preferences.audience }, payload);
  return environment;
}

async function loadSite(
  url: RouteUrl,
): Promise<{ readonly site: SiteProps; readonly brokenBy?: ServerAnswer['errors'] | undefined }> {
  const { preferences } = url;
  const answer = await askSite(preferences.audience);
  if (answer.errors.length === 0)
    return { site: { preferences, payload: answer.payload, ...noticeOf(url) } };

  const refusal = answer.errors.find((error) => error.code === 'AUDIENCE_INVALID');
  if (!refusal) return { brokenBy: answer.errors, site: { preferences } };

  const world = await askSite(DEFAULT_AUDIENCE_KEY);
  return {
    brokenBy: world.errors.length > 0 ? world.errors : undefined,
    site: {
      preferences: { ...preferences, audience: DEFAULT_AUDIENCE_KEY },
      payload: world.payload,
      refusedAudience: preferences.audience,
      notice: `${refusal.message} The whole world is shown instead.`,
    },
  };
}

function noticeOf({ preferences }: RouteUrl): { readonly notice?: string } {
  return preferences.problem === undefined ? {} : { notice: preferences.problem };
}

function askSite(audience: string): Promise<ServerAnswer> {
  return executeOnServer(getRequest(siteQuery).params, { audience });
}

function setStatus({ res }: NextPageContext, status: number): void {
  if (res) res.statusCode = status;
}
