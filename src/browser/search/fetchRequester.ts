// Adapts the client's requests to `fetch` for one search, because the client's own requester cannot
// be aborted. Pitfall: an aborted request must reject, since anything it resolves with counts
// against the host.
import { traceRequest } from '@/browser/telemetry/telemetry';
import type { ClientOptions } from './ClientOptions';
import type { HostResponse } from './HostResponse';
import type { SearchError } from './SearchError';
import { toFailure } from './toFailure';

type Requester = NonNullable<ClientOptions['requester']>;
type HostRequest = Parameters<Requester['send']>[0];

/** This status makes the client try its next host. */
const GO_ON = 503;

/** Every search is this protocol operation, as telemetry names it. */
export const SEARCH_CALL = { name: 'queries', kind: 'search' } as const;

/**
 * Sends the requests of one search. Rejects with the signal's reason once aborted.
 * @param queryLength characters searched for; telemetry must not see the text itself
 * @param onFailure called for every host that gave no usable answer, in the order they were tried
 */
export function createFetchRequester(
  signal: AbortSignal,
  queryLength: number,
  onFailure: (failure: SearchError) => void,
): Requester {
  return {
    send: async (request) => {
      const response = await send(request, signal, queryLength);
      const failure = toFailure(response);
      if (!failure) return response;
      onFailure(failure);
      // Another host may have capacity, or no broken proxy in front of it. Any host would reject
      // what one rejects as invalid.
      return failure.kind === 'limited' || failure.kind === 'unreadable'
        ? { ...response, status: GO_ON }
        : response;
    },
  };
}

/**
 * Both timeouts are milliseconds: `connectTimeout` until the headers arrive, `responseTimeout` from
 * then on.
 */
async function send(
  { url, method, headers, data, connectTimeout, responseTimeout }: HostRequest,
  signal: AbortSignal,
  queryLength: number,
): Promise<HostResponse> {
  signal.throwIfAborted();
  const limit = new AbortController();
  const giveUp = () => limit.abort();
  let isTimedOut = false;
  const timeOut = () => {
    isTimedOut = true;
    giveUp();
  };
  let timer = setTimeout(timeOut, connectTimeout);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await traceRequest({ url, queryLength, ...SEARCH_CALL }, async () => {
      const response = await fetch(url, {
        method,
        headers,
        body: data as BodyInit | undefined,
        signal: limit.signal,
      });
      clearTimeout(timer);
      timer = setTimeout(timeOut, responseTimeout);
      const content = await response.text();
      return {
        status: response.status,
        content,
        headers: Object.fromEntries(response.headers),
        isTimedOut: false,
      };
    });
  } catch {
    signal.throwIfAborted();
    return { status: 0, content: '', isTimedOut };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
