// Runs a persisted operation in this process for server rendering: no HTTP, no JSON round trip.
// Only here does the client’s Relay code cross into the server; the imports are dynamic so that no
// server code reaches the browser.
import type { ExecutionResult } from 'graphql';
import type { NextPageContext } from 'next';
import type {
  Environment,
  GraphQLResponse,
  GraphQLTaggedNode,
  RequestParameters,
  Variables,
} from 'relay-runtime';
import { cookieValue } from '@/domain/preferences';
import { ONCE_COOKIE, OWN_PAGE_CACHE_CONTROL, TYPED_COOKIE } from '@/domain/protocol';
import { OWN_ENDPOINT } from '@/relay/network/Endpoint';
import type { EncodedOperation } from '@/relay/persistence/encodedOperation';
import type { previewLink } from '@/server/api/http/previewLink';
import type { MetaTag } from '@/server/platform/observe/traceTags';
import type { SiteProps } from './RouteProps';

export interface ServerAnswer {
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: readonly {
    readonly message: string;
    readonly code?: string;
    readonly errorId?: string;
  }[];
  /** Seeds a store. Equal requests may get the same object. */
  readonly payload: GraphQLResponse;
}

export async function executeOnServer(
  request: RequestParameters,
  variables: Variables,
): Promise<ServerAnswer> {
  const { answerPersisted } = await importServer();
  return toServerAnswer(await answerPersisted(request.id ?? '', variables));
}

/** The same for a page that differs by who opens it; nothing of it is shared or cached. */
export async function executeForReader(
  { req, res }: NextPageContext,
  request: RequestParameters,
  variables: Variables,
): Promise<ServerAnswer> {
  const { answerPage } = await importPrivate();
  res?.setHeader('Cache-Control', OWN_PAGE_CACHE_CONTROL);
  return toServerAnswer(await answerPage(req, request.id ?? '', variables));
}

function toServerAnswer(answer: ExecutionResult): ServerAnswer {
  return {
    data: answer.data,
    errors: (answer.errors ?? []).map(({ message, extensions }) => ({
      message,
      ...(typeof extensions.code === 'string' && { code: extensions.code }),
      ...(typeof extensions.errorId === 'string' && { errorId: extensions.errorId }),
    })),
    payload: answer as GraphQLResponse,
  };
}

/** The part of a store that a query reads, for the HTML. Browsers only read it. */
export async function dehydrateOnServer(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Variables,
): Promise<EncodedOperation> {
  const { dehydrateStore } = await importDehydration();
  return dehydrateStore(environment, query, variables);
}

/**
 * The operator's settings for browsers, without defaults, which would only add to the HTML; and the
 * fields of a form that was refused, or the secret that one made.
 */
export async function clientSettings({
  req,
}: NextPageContext): Promise<
  Pick<SiteProps, 'endpoint' | 'search' | 'diskLimits' | 'telemetry' | 'typed' | 'once'>
> {
  const typed = cookieValue(req?.headers.cookie, TYPED_COOKIE);
  const once = cookieValue(req?.headers.cookie, ONCE_COOKIE);
  const {
    graphqlUrl,
    graphqlSends,
    search,
    diskCharacters,
    diskAgeMs,
    sentryDsn,
    sentryRelease,
    sentryEnvironment,
    tracesSampleRate,
  } = (await importConfig()).config();
  const isOwn = graphqlUrl === OWN_ENDPOINT.url && graphqlSends === OWN_ENDPOINT.sends;
  const diskLimits = {
    ...(diskCharacters !== undefined && { maxCharacters: diskCharacters }),
    ...(diskAgeMs !== undefined && { maxAgeMs: diskAgeMs }),
  };
  const telemetry = sentryDsn && {
    dsn: sentryDsn.text,
    release: sentryRelease,
    environment: sentryEnvironment,
    sampleRate: tracesSampleRate,
  };
  return {
    ...(!isOwn && { endpoint: { url: graphqlUrl, sends: graphqlSends } }),
    ...(!search.isEmbedded && { search: search.settings }),
    ...(Object.keys(diskLimits).length > 0 && { diskLimits }),
    ...(telemetry && { telemetry }),
    ...(typed !== undefined && { typed }),
    ...(once !== undefined && { once }),
  };
}

/** Meta tags for the trace this page continues. Also records which route the request is for. */
export async function headOfPage({ req, pathname }: NextPageContext): Promise<readonly MetaTag[]> {
  const { noteRoute, traceTags } = await importObserve();
  noteRoute(pathname);
  return req ? traceTags(req.headers) : [];
}

/**
 * The preview of a page’s link on other sites; undefined for pages about neither feature nor key.
 */
export async function previewOfPage(address: string): ReturnType<typeof previewLink> {
  return (await importPreview()).previewLink(address);
}

/** Seconds until this reader may request another page of search results; 0 if now. */
export async function searchPause({ req }: NextPageContext): Promise<number> {
  return req ? (await importSearchLimit()).limitSearchPage(req) : 0;
}

/** The public origin without a trailing slash, such as `https://plimsoll.example`. */
export async function siteOrigin(): Promise<string> {
  return (await importConfig()).config().baseUrl;
}

/**
 * In the browser build Next replaces the condition with `false`, which drops everything the server
 * imports.
 */
function importServer() {
  return process.env.NEXT_RUNTIME !== ''
    ? import('@/server/api/operations/answerPersisted')
    : Promise.reject(new Error('Only the server runs operations in process.'));
}

function importPrivate() {
  return process.env.NEXT_RUNTIME !== ''
    ? import('@/server/api/http/answerPage')
    : Promise.reject(new Error('Only the server runs operations in process.'));
}

function importDehydration() {
  return process.env.NEXT_RUNTIME !== ''
    ? import('@/relay/persistence/dehydrateStore')
    : Promise.reject(new Error('Only the server fills the HTML.'));
}

function importConfig() {
  return process.env.NEXT_RUNTIME !== ''
    ? import('@/server/platform/config/config')
    : Promise.reject(new Error('Only the server has a configuration.'));
}

function importObserve() {
  return process.env.NEXT_RUNTIME !== ''
    ? import('@/server/platform/observe/traceTags')
    : Promise.reject(new Error('Only the server makes heads.'));
}

function importSearchLimit() {
  return process.env.NEXT_RUNTIME !== ''
    ? import('@/server/api/http/limitSearchPage')
    : Promise.reject(new Error('Only the server limits searches.'));
}

function importPreview() {
  return process.env.NEXT_RUNTIME !== ''
    ? import('@/server/api/http/previewLink')
    : Promise.reject(new Error('Only the server writes heads.'));
}
