// Sends ended spans in envelopes of at most 30, a second after the first one. Replaces the SDK's
// integration of the same name, whose limits (five seconds, a thousand spans) are not configurable.
// It relies on parts of @sentry/core that may change, so the package is pinned to an exact version
// and tests/browser/telemetry/spanBatching.test.ts checks the contract.
import {
  captureSpan,
  type Client,
  type Integration,
  SpanBuffer,
  spanIsSampled,
} from '@sentry/core';

/** Milliseconds from the first span of a batch until it is sent. */
export const SPAN_BATCH_DELAY_MS = 1_000;

/**
 * Spans per batch; a full one is sent immediately. 30 stay below the 60 kB limit that browsers set
 * for requests from a closing page.
 */
export const SPAN_BATCH_SIZE = 30;

export function spanBatching(): Integration {
  return {
    name: 'SpanStreaming',
    setup(client: Client) {
      const buffer = new SpanBuffer(client, {
        flushInterval: SPAN_BATCH_DELAY_MS,
        maxSpanLimit: SPAN_BATCH_SIZE,
      });
      client.on('afterSpanEnd', (span) => {
        if (spanIsSampled(span)) buffer.add(captureSpan(span, client));
      });
    },
  };
}
