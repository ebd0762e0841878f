import type { StreamedSpanJSON } from '@sentry/core';
import { enterRoute } from '@/telemetry/readerRoute';
import { scrubSpan } from '@/telemetry/scrub';

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

  it('leaves an interaction from before all known routes where the SDK counts it', () => {
    expect(segmentOf(spanAt(10, 'ui.interaction.press'))).toBe('/');
  });

  it('leaves what the page drew where the SDK counts it', () => {
    expect(segmentOf(spanAt(9_000, 'ui.webvital.cls'))).toBe('/');
  });

  it('calls what happened on the page by its kind, not by the element', () => {
    expect(scrubSpan(spanAt(2_000, 'ui.interaction.click')).name).toBe('ui.interaction.click');
  });
});
