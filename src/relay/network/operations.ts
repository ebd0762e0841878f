// Identifies a Relay operation in the request body: by its ID, or by its text if the server doesn't
// know the ID. Pitfall: the texts must come from this very build, so they are one of its chunks,
// loaded when idle while its server still has it.
import type { RequestParameters } from 'relay-runtime';
import type { Endpoint } from './Endpoint';
import { RequestError } from './RequestError';

export type DocumentPart = { readonly documentId: string } | { readonly query: string };

/** Sends an operation identified by `document`; rejects with a RequestError. */
export type Ask<T> = (document: DocumentPart) => Promise<T>;

type Texts = Readonly<Record<string, string>>;

/** Milliseconds until the texts are loaded in browsers without `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 3_000;

/** The texts of all operations by ID: a content-hashed chunk of this build, cached for the tab. */
export async function loadOperationTexts(): Promise<Texts> {
  const { default: texts } = await import('@/__generated__/persisted-queries.json');
  return texts;
}

/** Loads the texts when idle, so that this tab keeps working after the next deployment. */
export function loadOperationTextsWhenIdle(): void {
  // Ignore errors: a request that needs a text will load them again.
  const load = () => void loadOperationTexts().catch(() => undefined);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(load);
  else setTimeout(load, IDLE_FALLBACK_MS);
}

/** Sends an operation by its ID, and again by its text if the server doesn't know the ID. */
export function createOperations(
  sends: Endpoint['sends'],
  loadTexts: () => Promise<Texts> = loadOperationTexts,
) {
  /**
   * IDs that the server rejected because it runs another deployment: trying them again would double
   * every later request.
   */
  const unknownIds = new Set<string>();

  async function getText({ id, text }: RequestParameters): Promise<string> {
    const found = text ?? (await loadTexts())[id ?? ''];
    if (found === undefined)
      throw new Error(`The build has no text for operation “${id}”. Run npm run relay.`);
    return found;
  }

  return async function ask<T>(request: RequestParameters, send: Ask<T>): Promise<T> {
    const { id } = request;
    if (id == null || sends === 'text' || unknownIds.has(id))
      return send({ query: await getText(request).catch(rethrowUnreachable) });
    try {
      return await send({ documentId: id });
    } catch (error) {
      if (!isUnknownDocument(error)) throw error;
      const query = await getText(request).catch((cause: unknown) => {
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
