import type { StreamedSpanJSON } from '@sentry/core';
import { enterRoute } from '@/browser/telemetry/readerRoute';
import { scrubSpan } from '@/browser/telemetry/scrub';

const spanAt = (startMs: number, op: string): StreamedSpanJSON => ({
  trace_id: 'a',
  span_id: 'b',
  name: 'main > button',
  start_timestamp: startMs / 1000,
  end_timestamp: startMs / 1000,
  is_segment: false,
  status: 'ok',
  attributes: { 'sentry.op': op, 'sentry.segment.name': '/' },
});

const segmentOf = (span: StreamedSpanJSON) => scrubSpan(span).attributes['sentry.segment.name'];

beforeAll(() => {
  enterRoute('/', 1_000);
  enterRoute('/browsers', 5_000);
});

describe('scrubSpan', () => {
  it.each([
    [2_000, '/'],
    [5_000, '/browsers'],
    [9_000, '/browsers'],
  ])('counts an interaction at %i ms under the route it happened at', (ms, route) => {
    expect(segmentOf(spanAt(ms, 'ui.interaction.click'))).toBe(route);
  });

  it('keeps the SDK’s route for an interaction older than all known visits', () => {
    expect(segmentOf(spanAt(10, 'ui.interaction.press'))).toBe('/');
  });

  it('keeps the SDK’s route for paint timings', () => {
    expect(segmentOf(spanAt(9_000, 'ui.webvital.cls'))).toBe('/');
  });

  it('names page events by kind, not by element', () => {
    expect(scrubSpan(spanAt(2_000, 'ui.interaction.click')).name).toBe('ui.interaction.click');
  });
});
