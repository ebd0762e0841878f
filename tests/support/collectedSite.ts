import { expect, type Page } from '@playwright/test';

import { listenOtlp, type OtlpCollector } from './listenOtlp';
import { servePlimsoll, type ServedPlimsoll } from './servePlimsoll';
import { telemetryOf, type ReceivedSpan } from './telemetryOf';
import { listenTelemetry, type TelemetryReceiver } from './telemetryReceiver';

export const RELEASE = 'plimsoll@9.9.9-journey';

/** Longer than a page left alone waits before it loads the SDK, and a batch to be sent. */
export const QUIET_MS = 9_000;

export const eventually = expect.configure({ timeout: 15_000 });

export interface CollectedSite {
  readonly url: string;
  readonly collector: TelemetryReceiver;
  readonly otlp: OtlpCollector;
  readonly server: ServedPlimsoll;
  spanNamed(name: string): ReceivedSpan | undefined;
  close(): Promise<void>;
}

/** The production build, reporting to a collector of envelopes and one of OpenTelemetry spans. */
export async function serveCollected(): Promise<CollectedSite> {
  const [collector, otlp] = await Promise.all([listenTelemetry(), listenOtlp()]);
  const server = await servePlimsoll({ OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url, SENTRY_DSN: collector.dsn, SENTRY_RELEASE: RELEASE, SENTRY_ENVIRONMENT: 'journeys' });
  return {
    url: server.url,
    collector,
    otlp,
    server,
    spanNamed: (name) => telemetryOf(collector).spans.find((span) => span.name === name),
    close: async () => {
      await server.close();
      await Promise.all([collector.close(), otlp.close()]);
    },
  };
}

/** What the page posts to its own site, whatever becomes of it. */
export function postsOf(page: Page): readonly string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.url().includes('/api/telemetry') && posts.push(request.postData() ?? ''));
  return posts;
}

export const goToBrowsers = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browsers' }).click();

export const throwLater = (page: Page, message: string) => page.evaluate((text) => void setTimeout(() => { throw new Error(text); }), message);

/** The page is left, as when a tab is closed: what it holds back is sent now. */
export const leave = (page: Page) => page.goto('about:blank');
