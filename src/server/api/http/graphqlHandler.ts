import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import { AS_OF_HEADER } from '@/domain/asOf';
import { formatCountWithNoun } from '@/domain/format';
import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';
import { Refusal } from '@/domain/Refusal';
import { schema as productSchema } from '@/server/api/graph/schema';
import { executeWithin } from '@/server/api/operations/ExecutionBudget';
import { budgetFor } from '@/server/api/operations/executionLimits';
import { observeOperation } from '@/server/api/operations/observeOperation';
import { persistedDocument } from '@/server/api/operations/persistedDocuments';
import { publicError } from '@/server/api/operations/publicError';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findOwnAudiences } from '@/server/model/audiences/ownAudiences';
import { createContext, type RequestContext } from '@/server/model/features/RequestContext';
import type { ClientLimits } from '@/server/platform/config/clientLimits';
import { config } from '@/server/platform/config/config';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { answerPlainQuery } from './answerPlainQuery';
import { collectTexts } from './collectTexts';
import { databaseIdempotencyStore } from './databaseIdempotencyStore';
import { findViewer } from './findViewer';
import { limitPlugins, limitRefusal } from './graphqlLimits';
import {
  allowAllOrigins,
  forbidStoring,
  redirectPeople,
  requireJson,
  timeLimit,
} from './graphqlRequest';
import type { IdempotencyStore } from './IdempotencyStore';
import { limitedClient } from './limitedClient';
import { DOCUMENT_IDS, persistedOperations } from './persistedOperations';
import { perHour, perMinute, RateLimit } from './RateLimit';
import { runMutationsOnce } from './runMutationsOnce';
import { storageAway } from './storageAway';
import { unreadCookie } from './unreadCookie';

export interface GraphqlHandlerOptions {
  /** Time limit for receiving a body, in milliseconds. */
  readonly milliseconds?: number;
  /** Tests may substitute a schema with mutations. */
  readonly schema?: GraphQLSchema;
  /** Where answers of mutations are stored; tests may substitute another store. */
  readonly idempotencyStore?: IdempotencyStore;
  /** Changes allowed per client: the operator's settings, unless a test sets others. */
  readonly limits?: Pick<ClientLimits, 'changesPerMinute' | 'audiencesPerHour'>;
}

interface ServerContext {
  readonly req: IncomingMessage;
}

export type GraphqlHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves POST /graphql: protocol, limits and error masking around the same schema that server
 * rendering executes in process.
 */
export function createGraphqlHandler({
  milliseconds = GRAPHQL_LIMITS.milliseconds,
  schema = productSchema,
  idempotencyStore = databaseIdempotencyStore(),
  limits,
}: GraphqlHandlerOptions = {}): GraphqlHandler {
  // The configuration is not there yet while the pages are built.
  const changes = once(
    () => new RateLimit('changes', perMinute((limits ?? config().clientLimits).changesPerMinute)),
  );
  const audiences = once(
    () => new RateLimit('audiences', perHour((limits ?? config().clientLimits).audiencesPerHour)),
  );
  const yoga = createYoga<ServerContext>({
    schema,
    context: ({ params, req }: ServerContext & { readonly params: GraphQLParams }) =>
      contextFor(params, req, () => admitAudience(audiences(), getClient(req))),
    // Routing happened before this handler is called.
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: false,
    cors: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: GRAPHQL_LIMITS.bodyBytes,
    extraParamNames: [...DOCUMENT_IDS],
    logging: false,
    maskedErrors: { maskError: (error) => protocolError(publicError(error)) },
    plugins: [
      allowAllOrigins(),
      redirectPeople(),
      requireJson(),
      timeLimit(milliseconds),
      persistedOperations(),
      ...limitPlugins(),
      maskedExecution(),
      runMutationsOnce(idempotencyStore, (request) => changes().take(getClient(request))),
      forbidStoring(),
      unreadCookie(),
    ],
  });

  return async (request, response) => {
    const isPlain = schema === productSchema;
    if (isPlain && (await answerPlainQuery(request, response, milliseconds))) return;
    await yoga(request, response, { req: request });
  };
}

const getClient = (request: IncomingMessage): string =>
  limitedClient(request, config().trustedProxies);

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function admitAudience(limit: RateLimit, client: string): void {
  const pause = limit.take(client);
  if (pause > 0)
    throw new Refusal(
      'AUDIENCE_LIMIT',
      `Your network has created as many audiences as one client may in an hour. Try again in ${formatCountWithNoun(Math.ceil(pause / 60), 'minute')}.`,
    );
}

/**
 * Returns no promise unless the operation names an own audience or someone is signed in, because
 * awaiting one delays every request by a turn of the event loop.
 */
function contextFor(
  { query = '', variables }: GraphQLParams,
  request: IncomingMessage,
  admitAudience: () => void,
): RequestContext | Promise<RequestContext> {
  const catalogue = loadCatalogue();
  const text = [query, ...collectTexts(variables)].join(' ');
  const own = findOwnAudiences(openDatabase, catalogue, text);
  const viewer = findViewer(request);
  const given = { database: openDatabase, admitAudience };
  return own instanceof Promise || viewer instanceof Promise
    ? Promise.all([own, viewer]).then(([found, who]) =>
        createContext(catalogue, { ...given, own: found, viewer: who }),
      )
    : createContext(catalogue, { ...given, own, viewer });
}

/**
 * Executes like server rendering. Masking happens before the answer is stored, so a replayed answer
 * keeps its error ids.
 */
function maskedExecution(): Plugin {
  return {
    onExecute({ setExecuteFn }) {
      setExecuteFn((args: ExecutionArgs) => {
        const own = isOwn(args);
        const operation = getOperationAST(args.document, args.operationName)!;
        if (operation.operation === OperationTypeNode.MUTATION && isAsOf(args))
          return { errors: [readsOnly()] };
        const result = executeWithin(budgetFor(own, operation, args.schema), args, () =>
          observeOperation(args, own, () => execute(args) as ExecutionResult),
        );
        return result instanceof Promise
          ? result.then((settled) => maskErrors(settled, args))
          : maskErrors(result, args);
      });
    },
  };
}

/** True for one of the app's operations, by id or by exact text. */
function isOwn({ contextValue, document }: ExecutionArgs): boolean {
  return (
    persistedDocument(
      (contextValue as { readonly params: { readonly query?: string } }).params.query ?? '',
    ) === document
  );
}

const isAsOf = ({ contextValue }: ExecutionArgs): boolean =>
  (contextValue as ServerContext).req.headers[AS_OF_HEADER] !== undefined;

/** Stored answers cite the data that is served now. */
const readsOnly = (): GraphQLError =>
  new GraphQLError(
    'An earlier data version can only be read. Send the change without “as-of” in the address.',
    { extensions: { code: 'AS_OF_READS_ONLY', http: { status: 400 } } },
  );

function maskErrors(result: ExecutionResult, { operationName }: ExecutionArgs): ExecutionResult {
  return result.errors
    ? { ...result, errors: result.errors.map((error) => publicError(error, operationName)) }
    : result;
}

/**
 * Yoga's message for a large body doesn't state the limit, and for broken JSON it echoes the
 * parser's message with status 200.
 */
function protocolError(error: GraphQLError): GraphQLError {
  const { code, originalError } = error.extensions;
  if (code === 'REQUEST_ENTITY_TOO_LARGE') {
    return limitRefusal(
      'BODY_TOO_LARGE',
      `The request is too large: at most ${GRAPHQL_LIMITS.bodyBytes / 1000} kB. Send it in parts.`,
      413,
    );
  }
  // No field failed, but finding out who asks.
  if (code === 'STORAGE_UNAVAILABLE' && !error.path && !error.extensions.http)
    return storageAway(error.message);
  if (originalError === undefined) return error;
  return new GraphQLError('The body is not valid JSON.', {
    extensions: { code, http: { status: 400 } },
  });
}
