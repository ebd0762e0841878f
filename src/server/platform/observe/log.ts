import { randomUUID } from 'node:crypto';
import pino, { type DestinationStream, type Logger } from 'pino';
import { LOG_LEVELS } from '@/server/platform/config/config';
import { currentTrace } from './trace';

const SECRET_PATHS = [
  'cookie',
  'authorization',
  'idempotencyKey',
  '["idempotency-key"]',
  '["set-cookie"]',
  'variables',
].flatMap((name) => {
  const under = (parent: string): string =>
    name.startsWith('[') ? `${parent}${name}` : `${parent}.${name}`;

  return [name, under('*'), under('headers'), under('*.headers')];
});

// Never throws, because `next build` loads this module too; `readConfig` rejects an invalid level
// at startup.
const parseLevel = (value: string | undefined): string =>
  LOG_LEVELS.find((level) => level === value) ?? 'info';

export type Log = Logger;

/**
 * A logger that writes one JSON line per event and redacts secrets: cookies, credentials,
 * idempotency keys and variables.
 */
export const createLog = (
  destination?: DestinationStream,
  level: string = parseLevel(process.env.LOG_LEVEL),
): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRET_PATHS, remove: true },
      mixin: traceOfLine,
    },
    destination,
  );

/** Links log lines and traces to each other. */
function traceOfLine(): { readonly traceId?: string } {
  const trace = currentTrace();
  return trace ? { traceId: trace.traceId } : {};
}

export const log: Log = createLog();

/**
 * The caller's request id if it is 8 to 64 word characters or hyphens, otherwise a new one, so that
 * no other caller input reaches the log.
 */
export function parseRequestId(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
