import type { IncomingMessage } from 'node:http';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { CodeReader } from '@/server/model/scan/readCode';
import type { Config } from '@/server/platform/config/config';
import { log } from '@/server/platform/observe/log';
import { answerWatchLink, isWatchLink } from './answerWatchLink';
import { createBeaconRoute } from './beaconRoute';
import { createMcpRoute, MCP_PATH } from './createMcpRoute';
import { graphqlRoute } from './graphqlRoute';
import type { Handler } from './Handler';
import { keepAudience, keepsAudience } from './keepAudience';
import { namesSeveralAudiences, redirectComparison } from './redirectComparison';
import { answerByRoute, pathOf, type Route } from './Route';
import { createScimRoute } from './scimRoute';
import { sendAnswer, wantsAnswer } from './sendAnswer';
import { sendScanTable, wantsScanTable } from './sendScanTable';
import { sendSecurityText, wantsSecurityText } from './sendSecurityText';
import { sendWorker } from './sendWorker';
import { createOffer } from './sharedPages';
import { toMarkdown } from './toMarkdown';

interface RouteOptions {
  readonly settings: Config;
  readonly isDevelopment: boolean;
  readonly readCode: CodeReader;
  /** Answers everything else. */
  readonly next: Handler;
}

/** Answers every request: by the first route that matches, and Next's is the last. */
export function createHandler(options: RouteOptions): Handler {
  const routes = createRoutes(options);

  return async (request, response) => {
    toMarkdown(request, response);
    await answerByRoute(routes, request, response);
  };
}

function createRoutes({ settings, isDevelopment, readCode, next }: RouteOptions): readonly Route[] {
  return [
    createBeaconRoute({ settings }),
    { matches: wantsAnswer, answer: sendAnswer },
    { matches: keepsAudience, answer: keepAudience },
    { matches: namesSeveralAudiences, answer: redirectComparison },
    { matches: wantsScanTable, answer: sendScanTable },
    { matches: isWatchLink, answer: answerWatchLink },
    createScimRoute(),
    {
      matches: (request) => wantsSecurityText(settings, request),
      answer: (request, response) => sendSecurityText(settings, request, response),
    },
    {
      matches: (request) => pathOf(request) === MCP_PATH,
      answer: createMcpRoute({
        catalogue: loadCatalogue,
        origin: settings.baseUrl,
        trustedProxies: settings.trustedProxies,
        readCode,
        onFault: (error) => log.error({ err: error }, 'mcp'),
      }),
    },
    {
      matches: ({ url }) => url === '/sw.js',
      answer: (_, response) => sendWorker(response, isDevelopment),
    },
    {
      // In development Next compiles the route again after each edit.
      matches: (request) =>
        !isDevelopment && graphqlRoute.handler !== undefined && pathOf(request) === '/graphql',
      answer: (request, response) => graphqlRoute.handler!(request, response),
    },
    // Without a proxy there is no cache to share.
    {
      matches: () => true,
      answer:
        settings.isBehindProxy && !isDevelopment ? answerShared(settings, next) : toRoute(next),
    },
  ];
}

/** Lets a shared cache keep pages that are the same for every reader. */
function answerShared(settings: Config, next: Handler): Handler {
  const offerPage = createOffer(settings);
  const answer = toRoute(next);

  return async (request, response) => {
    if (!offerPage(request, response)) await answer(request, response);
  };
}

/** Rewrites the API's public path to its route. */
function toRoute(next: Handler): Handler {
  return (request, response) => next(rewriteApi(request), response);
}

function rewriteApi(request: IncomingMessage): IncomingMessage {
  request.url = request.url?.replace(/^\/graphql(?=$|\?)/, '/api/graphql');
  return request;
}
