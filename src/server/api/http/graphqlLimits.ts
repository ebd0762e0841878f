// Limits for third-party operations. Each refusal states its limit and has its own code; the app's
// persisted operations are exempt.
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import {
  type ExecutionArgs,
  GraphQLError,
  Lexer,
  Source,
  TokenKind,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';
import { operationCost } from '@/server/api/operations/operationCost';
import { persistedDocument } from '@/server/api/operations/persistedDocuments';

export type LimitCode =
  | 'ALIASES_EXCEEDED'
  | 'BODY_TOO_LARGE'
  | 'BRACKETS_EXCEEDED'
  | 'COST_EXCEEDED'
  | 'DEPTH_EXCEEDED'
  | 'DIRECTIVES_EXCEEDED'
  | 'TIMEOUT'
  | 'TOKENS_EXCEEDED';

/** `spec: false` keeps the status code even for callers that accept only `application/json`. */
export function limitRefusal(code: LimitCode, message: string, status = 400): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, spec: false } } });
}

export function limitPlugins(): Plugin[] {
  const { depth, aliases, directives } = GRAPHQL_LIMITS;

  return [
    documentSize(),
    maxDepthPlugin({
      n: depth,
      flattenFragments: true,
      ignoreIntrospection: true,
      ...reporting(() =>
        limitRefusal(
          'DEPTH_EXCEEDED',
          `The operation is nested deeper than ${depth} levels, the limit.`,
        ),
      ),
    }),
    maxAliasesPlugin({
      n: aliases,
      ...reporting(() =>
        limitRefusal(
          'ALIASES_EXCEEDED',
          `The operation has more than ${aliases} aliases, the limit.`,
        ),
      ),
    }),
    maxDirectivesPlugin({
      n: directives,
      ...reporting(() =>
        limitRefusal(
          'DIRECTIVES_EXCEEDED',
          `The operation has more than ${directives} directives, the limit.`,
        ),
      ),
    }),
    costLimit(),
  ];
}

/** Runs before the parser, which recurses: thousands of open brackets would overflow its stack. */
function documentSize(): Plugin {
  return {
    onParams({ params: { query } }) {
      if (typeof query === 'string' && !persistedDocument(query)) assertSize(query);
    },
  };
}

function assertSize(query: string): void {
  const { tokens, brackets } = GRAPHQL_LIMITS;
  let count = 0;
  let open = 0;
  for (const kind of tokenKinds(query)) {
    count++;
    open += Number(OPENING.has(kind)) - Number(CLOSING.has(kind));
    if (count > tokens)
      throw limitRefusal(
        'TOKENS_EXCEEDED',
        `The document has more than ${tokens} tokens, the limit. Ask in several operations.`,
      );
    if (open > brackets)
      throw limitRefusal(
        'BRACKETS_EXCEEDED',
        `The document has more than ${brackets} nested brackets, the limit.`,
      );
  }
}

const OPENING: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const CLOSING: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/** Stops at a syntax error; the parser reports it better. */
function* tokenKinds(query: string): Generator<TokenKind> {
  const lexer = new Lexer(new Source(query));
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance())
      yield token.kind;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
}

function reporting(refuse: () => GraphQLError) {
  return {
    propagateOnRejection: false,
    onReject: [(context: ValidationContext | null) => context?.reportError(refuse())],
  };
}

/**
 * GraphQL Armor's own cost limit ignores variables such as `first: $n` and the size of lists
 * without `first`.
 */
function costLimit(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, variableValues, operationName } = args as ExecutionArgs;
      if (persistedDocument(args.contextValue.params.query ?? '') === document) return;
      const cost = operationCost(schema, document, variableValues ?? {}, operationName);
      if (cost <= GRAPHQL_LIMITS.cost) return;
      const message = `The operation may resolve ${cost} fields, but the limit is ${GRAPHQL_LIMITS.cost}. Ask for smaller pages or fewer fields.`;
      setResultAndStopExecution({ errors: [limitRefusal('COST_EXCEEDED', message)] });
    },
  };
}
