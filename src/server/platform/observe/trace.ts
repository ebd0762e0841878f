// Request traces, propagated to all work done for a request, and the spans in them. Without a
// collector there is no trace, so tracing costs nothing.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { perProcess } from '@/server/platform/memory/perProcess';

/** A position in a trace. Ids are 32 and 16 hexadecimal digits. */
interface Trace {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
  /** The page's route, such as `/features/[slug]`, once known. */
  route?: string;
}

type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

interface SpanEnd {
  /** A more specific name that was unknown at the start. */
  readonly name?: string | undefined;
  readonly attributes?: SpanAttributes;
  readonly hasFailed?: boolean;
  /** Milliseconds since 1970; defaults to now. */
  readonly endMs?: number;
}

/** A span that hasn't ended. */
export interface OpenSpan {
  readonly trace: Trace;
  end(end: SpanEnd): void;
}

interface SpanStart {
  readonly name: string;
  readonly attributes?: SpanAttributes;
  readonly parent: Trace;
  /** True for an incoming request. */
  readonly isServer?: boolean;
  /** Milliseconds since 1970; defaults to now. */
  readonly startMs?: number;
}

export type StartSpan = (start: SpanStart) => OpenSpan;

interface Tracing {
  readonly current: AsyncLocalStorage<Trace>;
  /** Sampling rate for requests without a caller's decision; undefined disables tracing. */
  sampleRate: number | undefined;
  /** Set if spans are exported. */
  startSpan: StartSpan | undefined;
}

const tracing = perProcess('tracing', (): Tracing => ({
  current: new AsyncLocalStorage(),
  sampleRate: undefined,
  startSpan: undefined,
}));

/** Enables tracing, or disables it with `undefined`. Creates spans only if `startSpan` is given. */
export function enableTracing(sampleRate: number | undefined, startSpan?: StartSpan): void {
  tracing.sampleRate = sampleRate;
  tracing.startSpan = startSpan;
}

/** The trace of the current request. */
export const currentTrace = (): Trace | undefined => tracing.current.getStore();

/** True if this request's spans are exported, so that measuring is worth the time. */
export const exportsSpans = (): boolean =>
  tracing.startSpan !== undefined && currentTrace()?.isSampled === true;

/**
 * Runs the work for a request in its trace, continuing the caller's trace if the headers name one.
 * The work must call `end` when the response is complete.
 */
export function inRequestTrace(
  headers: IncomingHttpHeaders,
  name: string,
  work: (end: OpenSpan['end']) => void,
): void {
  if (tracing.sampleRate === undefined) return work(() => undefined);
  const parent = parseTrace(headers) ?? {
    traceId: hex(16),
    spanId: '',
    isSampled: Math.random() < tracing.sampleRate,
  };
  const span = parent.isSampled ? tracing.startSpan?.({ name, parent, isServer: true }) : undefined;
  const trace = { ...(span?.trace ?? { ...parent, spanId: hex(8) }) };
  tracing.current.run(trace, () => work((end) => span?.end(end)));
}

/**
 * Runs work in a span of the current trace; for a promise, the span ends when it settles. Without a
 * collector, only runs the work.
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

/** Records a span that is already over; times are milliseconds since 1970. */
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

/** Reads W3C's header, or else Sentry's; our pages send both. Accepts hexadecimal digits only. */
export function parseTrace(headers: IncomingHttpHeaders): Trace | undefined {
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
