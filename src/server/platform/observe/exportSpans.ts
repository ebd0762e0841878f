// Exports spans to the operator's OpenTelemetry collector by OTLP over HTTP. Pitfall: don't
// register the provider globally, or Next.js adds a dozen spans to every request. Import this
// module only if an endpoint is configured.
import {
  trace as otel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { log } from './log';
import { RepeatedFault } from './RepeatedFault';
import type { OpenSpan, StartSpan } from './trace';

interface SpanExport {
  readonly startSpan: StartSpan;
  /** Flushes pending spans. */
  close(): Promise<void>;
}

/**
 * The exporter reads its endpoint and headers from OTEL_EXPORTER_OTLP_*.
 * @param delayMs how long spans are gathered before they are sent; the SDK's default is 5 s
 */
export function exportSpans(release: string, environment: string, delayMs?: number): SpanExport {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'plimsoll',
      'service.version': release,
      'deployment.environment.name': environment,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportFaults(new OTLPTraceExporter()),
        scheduledDelayMillis: delayMs,
      }),
    ],
  });
  const tracer = provider.getTracer('plimsoll');

  return {
    startSpan: ({ name, attributes, parent: { traceId, spanId }, isServer = false, startMs }) => {
      const parent = otel.setSpanContext(ROOT_CONTEXT, {
        traceId,
        spanId,
        traceFlags: TraceFlags.SAMPLED,
        isRemote: isServer,
      });
      const kind = isServer ? SpanKind.SERVER : SpanKind.INTERNAL;
      return openSpan(
        tracer.startSpan(name, { attributes: { ...attributes }, kind, startTime: startMs }, parent),
      );
    },
    close: () => provider.shutdown(),
  };
}

/** Otherwise, spans are lost in silence: the SDK has a log of its own. */
function reportFaults(exporter: SpanExporter): SpanExporter {
  const fault = new RepeatedFault((error) =>
    log.warn({ err: error }, 'Spans do not reach their collector.'),
  );

  return {
    export: (spans, callback) =>
      exporter.export(spans, (result) => {
        if (result.error) fault.failed(result.error);
        else fault.succeeded();
        callback(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

function openSpan(span: Span): OpenSpan {
  const { traceId, spanId } = span.spanContext();

  return {
    trace: { traceId, spanId, isSampled: true },
    end: ({ name, attributes, hasFailed, endMs }) => {
      if (name !== undefined) span.updateName(name);
      span.setAttributes({ ...attributes });
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endMs);
    },
  };
}
