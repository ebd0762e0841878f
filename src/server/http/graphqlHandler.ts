import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';
import { findOwnAudiences } from '@/server/audiences/ownAudiences';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { createContext, type RequestContext } from '@/server/features/RequestContext';
import { schema as productSchema } from '@/server/graph/schema';
import { observeOperation } from '@/server/operations/observeOperation';
import { persistedDocument } from '@/server/operations/persistedDocuments';
import { publicError } from '@/server/operations/publicError';
import { databaseIdempotencyStore } from './databaseIdempotencyStore';
import { mutationsOnce } from './graphqlIdempotency';
import { limitPlugins, limitRefusal } from './graphqlLimits';
import { persistedOperations } from './graphqlPersisted';
import { jsonBodiesOnly, openToAllOrigins, timeLimit } from './graphqlRequest';
import type { IdempotencyStore } from './IdempotencyStore';

export interface GraphqlHandlerOptions {
  /** Time limit for receiving a body, in milliseconds. */
  readonly milliseconds?: number;
  /** Tests may substitute a schema with mutations. */
  readonly schema?: GraphQLSchema;
  /** Where answers of mutations are stored; tests may substitute another store. */
  readonly idempotencyStore?: IdempotencyStore;
}

export type GraphqlHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves POST /graphql: protocol, limits and error masking around the same schema that server
 * rendering executes in process.
 */
export function createGraphqlHandler({
  milliseconds,
  schema = productSchema,
  idempotencyStore = databaseIdempotencyStore(),
}: GraphqlHandlerOptions = {}): GraphqlHandler {
  const yoga = createYoga({
    schema,
    context: ({ params }) => contextFor(params),
    // Routing already happened.
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: false,
    cors: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: GRAPHQL_LIMITS.bodyBytes,
    extraParamNames: ['documentId'],
    logging: false,
    maskedErrors: { maskError: (error) => protocolError(publicError(error)) },
    plugins: [
      openToAllOrigins(),
      jsonBodiesOnly(),
      timeLimit(milliseconds),
      persistedOperations(),
      ...limitPlugins(),
      maskedExecution(),
      mutationsOnce(idempotencyStore),
    ],
  });

  return async (request, response) => {
    await yoga(request, response);
  };
}

/**
 * Returns no promise unless the operation names an own audience, because awaiting one delays every
 * request by a turn of the event loop.
 */
function contextFor({
  query = '',
  variables,
}: GraphQLParams): RequestContext | Promise<RequestContext> {
  const texts = Object.values((variables ?? {}) as Readonly<Record<string, unknown>>).filter(
    (value) => typeof value === 'string',
  );
  const catalogue = loadCatalogue();
  const own = findOwnAudiences(catalogue, [query, ...texts].join(' '));
  return own instanceof Promise
    ? own.then((found) => createContext(catalogue, { own: found }))
    : createContext(catalogue, { own });
}

/**
 * Executes like server rendering. Masking happens before the answer is stored, so a replayed answer
 * keeps its error ids.
 */
function maskedExecution(): Plugin {
  return {
    onExecute({ setExecuteFn }) {
      setExecuteFn((args: ExecutionArgs) => {
        const result = observeOperation(args, isOwn(args), () => execute(args));
        return result instanceof Promise
          ? result.then((settled) => maskErrors(settled, args))
          : maskErrors(result, args);
      });
    },
  };
}

/** Whether this is one of the app's operations, by id or by exact text. */
function isOwn({ contextValue, document }: ExecutionArgs): boolean {
  return (
    persistedDocument(
      (contextValue as { readonly params: { readonly query?: string } }).params.query ?? '',
    ) === document
  );
}

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
      `The body is larger than ${GRAPHQL_LIMITS.bodyBytes} bytes, the limit.`,
      413,
    );
  }
  if (originalError === undefined) return error;
  return new GraphQLError('The body is not valid JSON.', {
    extensions: { code, http: { status: 400 } },
  });
}
