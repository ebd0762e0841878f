/** @jest-environment jsdom */
import { type Envelope, parseEnvelope, serializeEnvelope, startInactiveSpan } from '@sentry/core';
import { BrowserClient, getCurrentScope } from '@sentry/react';
import {
  SPAN_BATCH_DELAY_MS,
  SPAN_BATCH_SIZE,
  spanBatching,
} from '@/browser/telemetry/spanBatching';

let sent: { readonly at: number; readonly spans: number; readonly bytes: number }[] = [];

function aClient(): BrowserClient {
  const client = new BrowserClient({
    dsn: 'https://key@collector.example/1',
    tracesSampleRate: 1,
    sendClientReports: false,
    dataCollection: {},
    stackParser: () => [],
    integrations: [spanBatching()],
    transport: () => ({ send: take, flush: () => Promise.resolve(true) }),
  });
  getCurrentScope().setClient(client);
  client.init();
  return client;
}

function take(envelope: Envelope) {
  const text = serializeEnvelope(envelope);
  const [, items] = parseEnvelope(text);
  sent.push({
    at: Date.now(),
    spans: (items[0][1] as unknown as { items: unknown[] }).items.length,
    bytes: text.length,
  });
  return Promise.resolve({});
}

function endSpans(count: number): void {
  for (let index = 0; index < count; index += 1)
    startInactiveSpan({
      name: 'query FeatureScreenQuery',
      attributes: { route: '/features/[slug]' },
    }).end();
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  sent = [];
  aClient();
});

afterEach(() => {
  void getCurrentScope().getClient()?.close();
  jest.useRealTimers();
});

describe('spanBatching', () => {
  it('uses the product’s constants', () => {
    expect([SPAN_BATCH_DELAY_MS, SPAN_BATCH_SIZE]).toEqual([1_000, 30]);
  });

  it('sends a burst of 76 spans as two batches of 30 at once, and 16 a second later', () => {
    endSpans(76);
    expect(sent.map(({ spans, at }) => [spans, at])).toEqual([
      [30, 0],
      [30, 0],
    ]);

    jest.advanceTimersByTime(999);
    expect(sent).toHaveLength(2);

    jest.advanceTimersByTime(1);
    expect(sent.map(({ spans, at }) => [spans, at])).toEqual([
      [30, 0],
      [30, 0],
      [16, 1000],
    ]);
  });

  it('keeps a full batch below the size limit for closing pages', () => {
    endSpans(30);

    expect(sent[0]?.bytes).toBeLessThan(60_000);
  });

  it('sends the rest when the page is left', () => {
    endSpans(3);
    void getCurrentScope().getClient()?.flush(0);

    expect(sent.map(({ spans }) => spans)).toEqual([3]);
  });
});
