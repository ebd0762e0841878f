import type { HostResponse } from './HostResponse';
import { SearchError } from './SearchError';

/** Assumed if a host rate limits without naming a delay. */
const USUAL_WAIT_SECONDS = 1;

/** Why a host's response is unusable; undefined if it is fine. */
export function toFailure({
  status,
  isTimedOut,
  content,
  headers,
}: HostResponse): SearchError | undefined {
  if (isTimedOut) return new SearchError('timeout', 'Search took too long to answer.');
  if (status === 0) return new SearchError('unreachable', 'Search is offline.');
  if (status === 429) return SearchError.limited(parseSeconds(headers?.['retry-after']));
  if (status >= 400 && status < 500)
    return new SearchError('refused', parseRefusal(content, status));
  if (status < 200 || status >= 300)
    return new SearchError('status', `Search answered with status ${status}.`);
  return isJson(content)
    ? undefined
    : new SearchError(
        'unreadable',
        'Search sent an answer that can’t be read. A proxy may have changed it.',
      );
}

function parseSeconds(text: string | undefined): number {
  return /^\d+$/.test(text ?? '') ? Math.max(USUAL_WAIT_SECONDS, Number(text)) : USUAL_WAIT_SECONDS;
}

function parseRefusal(content: string, status: number): string {
  const message =
    isJson(content) && (JSON.parse(content) as { readonly message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== ''
    ? `Search refused this query: ${message}`
    : `Search refused this query with status ${status}.`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
