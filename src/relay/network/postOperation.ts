// Posts one GraphQL request and returns the payload or a RequestError. Partial data passes through
// with its errors, for `@throwOnFieldError` and `@catch`. Pitfall: the time limit must include the
// body, not just the headers.
import type { GraphQLResponse } from 'relay-runtime';
import { parseRetryAfter } from '@/domain/parseRetryAfter';
import { givenUp, RequestError } from './RequestError';

/** Milliseconds per attempt. The server's own limit is 10 s, so its error message arrives first. */
export const REQUEST_TIME_LIMIT_MS = 15_000;

export interface OperationPost {
  readonly url: string;
  readonly body: object;
  /** Identifies a reader's intent to change something; the same on every attempt. */
  readonly idempotencyKey?: string | undefined;
  /** The reader has not asked for it, so the server may refuse it before others. */
  readonly isGuess?: boolean;
  readonly signal: AbortSignal;
  readonly timeLimitMs: number;
}

interface GraphQLBody {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string };
  }[];
}

export function postOperation({
  url,
  body,
  idempotencyKey,
  isGuess = false,
  signal,
  timeLimitMs,
}: OperationPost): Promise<GraphQLResponse> {
  return within(timeLimitMs, signal, async (limited) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        // Another origin would have to allow the header first.
        ...(isGuess && url.startsWith('/') && { purpose: 'prefetch' }),
      },
      body: JSON.stringify(body),
      signal: limited,
    });
    return parsePayload(await response.text(), response);
  });
}

function parsePayload(text: string, response: Response): GraphQLResponse {
  const body = parse(text);
  const { status } = response;
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after') ?? '');
  const details = { status, retryAfterMs };
  if (response.ok && body?.data) return body as GraphQLResponse;
  if (body?.errors) {
    const [first] = body.errors;
    const code = first?.extensions?.code;
    throw new RequestError('graphql', first?.message ?? 'The server sent no answer.', {
      ...details,
      ...(code !== undefined && { code }),
    });
  }
  if (!response.ok)
    throw new RequestError(
      'http',
      `The server answered with status ${status}. Try again in a moment.`,
      details,
    );
  throw new RequestError(
    'body',
    'The server’s answer could not be read. A proxy may have changed it; try again.',
    details,
  );
}

function parse(text: string): GraphQLBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

async function within<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const stop = () => limit.abort(signal.reason instanceof RequestError ? signal.reason : givenUp());
  const timer = setTimeout(
    () =>
      limit.abort(
        new RequestError(
          'timeout',
          `The server did not answer within ${ms / 1000} seconds. Try again.`,
        ),
      ),
    ms,
  );
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await work(limit.signal);
  } catch (cause) {
    if (limit.signal.aborted) throw limit.signal.reason as RequestError;
    if (cause instanceof RequestError) throw cause;
    throw new RequestError(
      'network',
      'Can’t reach the server. Check your connection and try again.',
      { cause },
    );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
