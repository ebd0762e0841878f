// Ended spans → envelopes of at most 30, sent a second after the first of them. It takes the place
// of the SDK's own integration of the same name, whose five seconds and thousand spans cannot be
// configured, and rests on parts of @sentry/core that may change: the package is pinned exactly and
// tests/telemetry/spanBatching.test.ts holds the contract.
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
 * Spans of one batch; a full one is sent at once. 30 stay below the 60 kB that a browser lets a
 * closing page send.
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
