import { expect, type Page, test } from '@playwright/test';
import { listenOtlp, type OtlpCollector } from './listenOtlp';
import { type ServedPlimsoll, servePlimsoll } from './servePlimsoll';
import { attributeOf, type ReceivedSpan, telemetryOf } from './telemetryOf';
import { listenTelemetry, type TelemetryReceiver } from './telemetryReceiver';

export const RELEASE = 'plimsoll@9.9.9-journey';

/** Longer than a page left alone waits before it loads the SDK, and a batch to be sent. */
export const QUIET_MS = 9_000;

export const eventually = expect.configure({ timeout: 30_000 });

interface RunningSite {
  readonly collector: TelemetryReceiver;
  readonly otlp: OtlpCollector;
  readonly server: ServedPlimsoll;
}

/**
 * The production build, reporting to a collector of envelopes and one of OpenTelemetry spans, for
 * the tests of one file. Each of them begins with a collector that is well and has got nothing, and
 * must leave it with envelopes that keep to the format alone.
 */
export function collectedSite() {
  let running: RunningSite | undefined;
  const site = (): RunningSite => {
    if (!running) throw new Error('The site is served from the first test of a file to the last.');
    return running;
  };

  test.beforeAll(async () => {
    running = await serve();
  });
  test.beforeEach(() => {
    site().collector.setMood('well');
    site().collector.forget();
  });
  test.afterEach(() => expect(site().collector.faults).toEqual([]));
  test.afterAll(async () => {
    await running?.server.close();
    await Promise.all([running?.collector.close(), running?.otlp.close()]);
  });

  return {
    get url() {
      return site().server.url;
    },
    get collector() {
      return site().collector;
    },
    get otlp() {
      return site().otlp;
    },
    get server() {
      return site().server;
    },
    spanNamed: (name: string): ReceivedSpan | undefined =>
      telemetryOf(site().collector).spans.find((span) => span.name === name),
    /** The measurements, under the route to which each counts. */
    measured: (name: string, route: string): ReceivedSpan | undefined =>
      telemetryOf(site().collector).spans.find(
        (span) => span.name === name && attributeOf(span, 'sentry.segment.name') === route,
      ),
  };
}

async function serve(): Promise<RunningSite> {
  const [collector, otlp] = await Promise.all([listenTelemetry(), listenOtlp()]);
  const server = await servePlimsoll({
    OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url,
    SENTRY_DSN: collector.dsn,
    SENTRY_RELEASE: RELEASE,
    SENTRY_ENVIRONMENT: 'journeys',
  });
  return { collector, otlp, server };
}

/** Posts of the page to its own site, whether or not they arrive. */
export function postsOf(page: Page): readonly string[] {
  const posts: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/telemetry') && posts.push(request.postData() ?? ''),
  );
  return posts;
}

export const browsersLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browsers' });

export const goToBrowsers = (page: Page) => browsersLink(page).click();

export const throwLater = (page: Page, message: string) =>
  page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new Error(text);
      }),
    message,
  );

/** Waits until the last action is painted and the browser has measured it. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

/** The page is left, as when a tab is closed: what it holds back is sent now. */
export const leave = (page: Page) => page.goto('about:blank');
