// A request's headers → the trace it belongs to, known to everything done for it, and spans within
// it. What one would get wrong: without a collector there is no trace at all, so that nothing of
// this costs anything where nobody looks.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Where in which trace something is done: 32 and 16 hexadecimal digits. */
interface Trace {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
  /** The page's route, such as `/features/[slug]`, once it is known. */
  route?: string;
}

type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

interface SpanEnd {
  /** A better name, where it was not known at first. */
  readonly name?: string | undefined;
  readonly attributes?: SpanAttributes;
  readonly hasFailed?: boolean;
  /** Milliseconds since 1970; now unless said otherwise. */
  readonly endMs?: number;
}

/** One timed thing under way. */
export interface OpenSpan {
  readonly trace: Trace;
  end(end: SpanEnd): void;
}

interface SpanStart {
  readonly name: string;
  readonly attributes?: SpanAttributes;
  /** What it is part of. */
  readonly parent: Trace;
  /** Whether it is the request of a caller. */
  readonly isServer?: boolean;
  /** Milliseconds since 1970; now unless said otherwise. */
  readonly startMs?: number;
}

export type StartSpan = (start: SpanStart) => OpenSpan;

interface Tracing {
  readonly current: AsyncLocalStorage<Trace>;
  /** Of what no caller has decided, the share that is traced; undefined: nothing is traced. */
  sampleRate: number | undefined;
  /** Set where spans are exported. */
  startSpan: StartSpan | undefined;
}

/** One a process, although this module is loaded both by Next and by the server around it. */
const tracing = ((globalThis as { plimsollTracing?: Tracing }).plimsollTracing ??= {
  current: new AsyncLocalStorage(),
  sampleRate: undefined,
  startSpan: undefined,
});

/** Traces requests from now on; `undefined` ends it. Spans are made where `startSpan` is given. */
export function enableTracing(sampleRate: number | undefined, startSpan?: StartSpan): void {
  tracing.sampleRate = sampleRate;
  tracing.startSpan = startSpan;
}

/** The trace of the request this is done for. */
export const currentTrace = (): Trace | undefined => tracing.current.getStore();

/** Whether spans of this request are exported, so that measuring is worth its time. */
export const exportsSpans = (): boolean =>
  tracing.startSpan !== undefined && currentTrace()?.isSampled === true;

/**
 * Does the work of a request inside of its trace: the caller's, where it names one. The work calls
 * `end` when all is answered.
 */
export function inRequestTrace(
  headers: IncomingHttpHeaders,
  name: string,
  work: (end: OpenSpan['end']) => void,
): void {
  if (tracing.sampleRate === undefined) return work(() => undefined);
  const parent = traceOf(headers) ?? {
    traceId: hex(16),
    spanId: '',
    isSampled: Math.random() < tracing.sampleRate,
  };
  const span = parent.isSampled ? tracing.startSpan?.({ name, parent, isServer: true }) : undefined;
  const trace = { ...(span?.trace ?? { ...parent, spanId: hex(8) }) };
  tracing.current.run(trace, () => work((end) => span?.end(end)));
}

/**
 * Does something in a span of the current trace; the span of a promise ends when it is settled.
 * Without a collector it only does it.
 */
export function inSpan<T>(name: string, attributes: SpanAttributes, work: () => T): T {
  const parent = currentTrace();
  if (!tracing.startSpan || !parent?.isSampled) return work();
  const span = tracing.startSpan({ name, attributes, parent });
  try {
    const result = tracing.current.run(span.trace, work);
    if (result instanceof Promise)
      result.then(
        () => span.end({}),
        () => span.end({ hasFailed: true }),
      );
    else span.end({});
    return result;
  } catch (cause) {
    span.end({ hasFailed: true });
    throw cause;
  }
}

/** Notes something that is already over; times are milliseconds since 1970. */
export function noteSpan(
  name: string,
  startMs: number,
  endMs: number,
  attributes: SpanAttributes,
): void {
  const parent = currentTrace();
  if (parent?.isSampled) tracing.startSpan?.({ name, attributes, parent, startMs }).end({ endMs });
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const SENTRY_TRACE = /^(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})(?:-([01]))?$/;

/**
 * What W3C's header says, or else Sentry's; our pages send both. Nothing but hexadecimal digits
 * comes through.
 */
export function traceOf(headers: IncomingHttpHeaders): Trace | undefined {
  const w3c = TRACEPARENT.exec(String(headers.traceparent ?? ''));
  if (w3c)
    return {
      traceId: w3c[1]!,
      spanId: w3c[2]!,
      isSampled: (Number.parseInt(w3c[3]!, 16) & 1) === 1,
    };
  const sentry = SENTRY_TRACE.exec(String(headers['sentry-trace'] ?? ''));
  return sentry
    ? { traceId: sentry[1]!, spanId: sentry[2]!, isSampled: sentry[3] !== '0' }
    : undefined;
}
