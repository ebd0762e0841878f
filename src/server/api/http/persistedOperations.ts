import { GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { unknownDocument } from '@/server/api/operations/executeOperation';
import { persistedDocument, persistedText } from '@/server/api/operations/persistedDocuments';

/** GraphQL over HTTP has the first; clients of Relay and others send the rest. */
export const DOCUMENT_IDS = ['documentId', 'id', 'doc_id'] as const;

type Params = GraphQLParams & {
  readonly [name in (typeof DOCUMENT_IDS)[number]]?: unknown;
};

/**
 * Accepts an id instead of `query` for the app's own operations, which skip parsing, validation and
 * limits.
 */
export function persistedOperations(): Plugin {
  return {
    onParams({ params, setParams }) {
      const given = params as Params | null;
      const id = given === null || typeof given !== 'object' ? undefined : findId(given);
      if (id === undefined) return requireQuery(given);
      const query = typeof id === 'string' ? persistedText(id) : undefined;
      if (query === undefined) throw unknownDocument();
      const { documentId: _, id: __, doc_id: ___, ...rest } = given!;
      setParams({ ...rest, query });
    },
    onParse({ context, setParsedDocument }) {
      const document = persistedDocument(context.params.query ?? '');
      if (document) setParsedDocument(document);
    },
    onValidate({ params: { documentAST }, context, setResult }) {
      if (persistedDocument(context.params.query ?? '') === documentAST) setResult([]);
    },
  };
}

/** Undefined if the operation is to be read from `query`, which a client sends when a hash is unknown. */
function findId(params: Params): unknown {
  const id = DOCUMENT_IDS.map((name) => params[name]).find((given) => given != null);
  if (id !== undefined || params.query != null) return id;
  const { persistedQuery } = (params.extensions ?? {}) as {
    readonly persistedQuery?: { readonly sha256Hash?: unknown } | null;
  };
  return persistedQuery?.sha256Hash ?? undefined;
}

/** Yoga answers 200 to clients that accept only `application/json`, as if an operation had run. */
function requireQuery(params: Params | null): void {
  const query: unknown = params?.query;
  if (typeof query === 'string' && query.trim() !== '') return;
  throw new GraphQLError(
    'The request has no operation. Send its text as `query`, or the id of a persisted one as `documentId`.',
    { extensions: { code: 'QUERY_MISSING', http: { status: 400, spec: false } } },
  );
}
