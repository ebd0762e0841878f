import type { Plugin } from 'graphql-yoga';
import { unknownDocument } from '@/server/api/operations/executeOperation';
import { persistedDocument, persistedText } from '@/server/api/operations/persistedDocuments';

/**
 * Accepts `documentId` instead of `query` for the app's own operations, which skip parsing,
 * validation and limits.
 */
export function persistedOperations(): Plugin {
  return {
    onParams({ params, setParams }) {
      if (!('documentId' in params) || params.documentId == null) return;
      const { documentId, ...rest } = params;
      const query = typeof documentId === 'string' ? persistedText(documentId) : undefined;
      if (query === undefined) throw unknownDocument();
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
