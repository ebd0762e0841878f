import { randomUUID } from 'node:crypto';
import pino, { type DestinationStream, type Logger } from 'pino';
import { LOG_LEVELS } from '@/server/config/config';
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

// A wrong level stops the start in readConfig; a module that is merely loaded, as `next build`
// does, must not throw.
const levelOf = (value: string | undefined): string =>
  LOG_LEVELS.find((level) => level === value) ?? 'info';

export type Log = Logger;

/**
 * A logger that writes one JSON line an event and never a secret: cookies, credentials, idempotency
 * keys and variables are removed.
 */
export const createLog = (
  destination?: DestinationStream,
  level: string = levelOf(process.env.LOG_LEVEL),
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

/** By which the line is found from a trace, and the trace from the line. */
function traceOfLine(): { readonly traceId?: string } {
  const trace = currentTrace();
  return trace ? { traceId: trace.traceId } : {};
}

export const log: Log = createLog();

/**
 * The caller's request id where it is a plain word of 8 to 64 characters, and otherwise a new one:
 * nothing else may reach the log.
 */
export function requestIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
