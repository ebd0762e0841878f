// Parsed documents of the app's own operations, by the ids from the Relay compiler. They were
// validated at compile time, so they skip validation and the limits for third-party operations.
import { type DocumentNode, parse } from 'graphql';
import texts from '@/__generated__/persisted-queries.json';

const textById: ReadonlyMap<string, string> = new Map(Object.entries(texts));
const documents = new Map<string, DocumentNode>();

/**
 * The text of a persisted operation. Accepts the id with or without the `sha256:` prefix of GraphQL
 * over HTTP.
 */
export function persistedText(documentId: string): string | undefined {
  return textById.get(documentId.replace(/^sha256:/, ''));
}

/** The document for a persisted operation's text, parsed once; undefined for any other text. */
export function persistedDocument(text: string): DocumentNode | undefined {
  const known = documents.get(text);
  if (known ?? !persistedTexts.has(text)) return known;
  const document = parse(text, { noLocation: true });
  documents.set(text, document);
  return document;
}

const persistedTexts: ReadonlySet<string> = new Set(textById.values());
