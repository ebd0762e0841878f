// A Relay request → the part of the body that names its document: its id, or its text where the
// server keeps no such id. What one would get wrong: the texts must be those of this very build, so
// they are a chunk of it, fetched when idle while its own server still has it.
import type { RequestParameters } from 'relay-runtime';
import type { Endpoint } from './Endpoint';
import { RequestError } from './RequestError';

export type DocumentPart = { readonly documentId: string } | { readonly query: string };

/** Sends an operation, named as told; rejects with a RequestError. */
export type Ask<T> = (document: DocumentPart) => Promise<T>;

type Texts = Readonly<Record<string, string>>;

/** Milliseconds after which browsers that cannot tell when they are idle fetch the texts. */
const IDLE_FALLBACK_MS = 3_000;

/**
 * The texts of all operations by their ids: a content-hashed file of this build, kept in memory for
 * the tab once it is there.
 */
export async function loadOperationTexts(): Promise<Texts> {
  const { default: texts } = await import('@/__generated__/persisted-queries.json');
  return texts;
}

/**
 * Fetches the texts as soon as nothing else is to do, so that this tab outlives the deployment it
 * came from.
 */
export function loadOperationTextsWhenIdle(): void {
  // A failure costs nothing yet: whoever needs a text asks again.
  const load = () => void loadOperationTexts().catch(() => undefined);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(load);
  else setTimeout(load, IDLE_FALLBACK_MS);
}

/**
 * Asks for an operation by its id, and once more by its text where the server answers that it does
 * not know the id.
 */
export function createOperations(
  sends: Endpoint['sends'],
  loadTexts: () => Promise<Texts> = loadOperationTexts,
) {
  /**
   * What the server of another deployment has refused: asking by id again would double every later
   * request.
   */
  const unknownIds = new Set<string>();

  async function textOf({ id, text }: RequestParameters): Promise<string> {
    const found = text ?? (await loadTexts())[id ?? ''];
    if (found === undefined)
      throw new Error(`The build has no text for operation “${id}”. Run npm run relay.`);
    return found;
  }

  return async function ask<T>(request: RequestParameters, send: Ask<T>): Promise<T> {
    const { id } = request;
    if (id == null || sends === 'text' || unknownIds.has(id))
      return send({ query: await textOf(request).catch(rethrowUnreachable) });
    try {
      return await send({ documentId: id });
    } catch (error) {
      if (!isUnknownDocument(error)) throw error;
      const query = await textOf(request).catch((cause: unknown) => {
        throw new RequestError('graphql', NEWER_DEPLOYMENT, { code: UNKNOWN_DOCUMENT, cause });
      });
      unknownIds.add(id);
      return send({ query });
    }
  };
}

const UNKNOWN_DOCUMENT = 'PERSISTED_QUERY_NOT_FOUND';
const NEWER_DEPLOYMENT =
  'Plimsoll has been updated since this page loaded. Reload the page to continue.';

function isUnknownDocument(error: unknown): boolean {
  return error instanceof RequestError && error.details.code === UNKNOWN_DOCUMENT;
}

function rethrowUnreachable(cause: unknown): never {
  throw new RequestError(
    'network',
    'Part of Plimsoll could not be loaded. Check your connection and try again.',
    { cause },
  );
}
