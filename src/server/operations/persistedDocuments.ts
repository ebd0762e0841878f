// Ids the Relay compiler gave the app's own operations → parsed documents. They were validated
// against the schema when they were compiled, so neither that nor the limits on foreign operations
// are gone through again.
import { type DocumentNode, parse } from 'graphql';
import texts from '@/__generated__/persisted-queries.json';

const textById: ReadonlyMap<string, string> = new Map(Object.entries(texts));
const documents = new Map<string, DocumentNode>();

/** The text of a persisted operation; the id with or without the `sha256:` of GraphQL over HTTP. */
export function persistedText(documentId: string): string | undefined {
  return textById.get(documentId.replace(/^sha256:/, ''));
}

/** The document of a persisted operation's text, parsed once; undefined for any other text. */
export function persistedDocument(text: string): DocumentNode | undefined {
  const known = documents.get(text);
  if (known ?? !persistedTexts.has(text)) return known;
  const document = parse(text, { noLocation: true });
  documents.set(text, document);
  return document;
}

const persistedTexts: ReadonlySet<string> = new Set(textById.values());
