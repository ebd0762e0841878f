import { Agent, request } from 'undici';
import { parseRetryAfter } from '@/domain/parseRetryAfter';
import { isRefusal } from '@/domain/Refusal';
import {
  type AllowedReceivers,
  checkUrl,
  isAllowedReceiver,
  publicLookup,
  type Resolve,
} from './checkAddress';

export interface OutboundCall {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface CallOptions {
  readonly allowed: AllowedReceivers;
  readonly resolve?: Resolve;
  readonly limitMs?: number;
  readonly maxBytes?: number;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly text: string;
  /** True if it was longer than `maxBytes`. */
  readonly isCut: boolean;
  /** Milliseconds from now, if it says when to come back. */
  readonly retryAfterMs: number | undefined;
}

const LIMIT_MS = 10_000;
const MAX_BYTES = 65_536;

/**
 * Calls an address that a person gave, unless it leads into a private network. Redirects are not
 * followed: they are answers with a status of 300 to 399.
 * @throws Refusal ADDRESS_REFUSED, or Error with one sentence if no answer comes in time
 */
export async function callOut(
  { url: text, method, headers, body }: OutboundCall,
  { allowed, resolve, limitMs = LIMIT_MS, maxBytes = MAX_BYTES }: CallOptions,
): Promise<OutboundAnswer> {
  const url = checkUrl(text, allowed);
  const isGuarded = !isAllowedReceiver(url, allowed);
  const agent = new Agent({
    connect: { timeout: limitMs, ...(isGuarded && { lookup: publicLookup(resolve) }) },
  });
  try {
    const answer = await request(url, {
      method,
      dispatcher: agent,
      signal: AbortSignal.timeout(limitMs),
      headers: { 'user-agent': 'Plimsoll', ...headers },
      body: body ?? null,
    });
    return {
      status: answer.statusCode,
      retryAfterMs: parseRetryAfter(String(answer.headers['retry-after'] ?? '')),
      ...(await readStart(answer.body, maxBytes)),
    };
  } catch (cause) {
    throw toPlain(cause, limitMs);
  } finally {
    void agent.destroy();
  }
}

async function readStart(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<Pick<OutboundAnswer, 'text' | 'isCut'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxBytes) break;
  }
  const text = Buffer.concat(chunks).subarray(0, maxBytes).toString();
  return { text, isCut: size > maxBytes };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no host of this name.',
  ECONNREFUSED: 'The host refuses the connection.',
  ECONNRESET: 'The host closed the connection.',
  EAI_AGAIN: 'The name of the host cannot be looked up at present.',
};

function toPlain(cause: unknown, limitMs: number): Error {
  if (isRefusal(cause)) return cause;
  const { code = '', name } = cause as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || /TIMEOUT/.test(code))
    return new Error(`There was no answer within ${limitMs / 1_000} s.`, { cause });
  return new Error(REASONS[code] ?? `The call failed (${code || name}).`, { cause });
}
