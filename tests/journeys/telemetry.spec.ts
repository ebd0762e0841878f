import { expect, test } from '@playwright/test';
import {
  browsersLink,
  collectedSite,
  drawn,
  eventually,
  goToBrowsers,
  leave,
  RELEASE,
  throwLater,
} from '../support/collectedSite';
import { hydrated } from '../support/hydrated';
import { attributeOf, telemetryOf } from '../support/telemetryOf';

/** Browsers time only interactions of 40 ms and more; on a quick machine a click takes less. */
const slowClicks = (forMs: number) =>
  document.addEventListener('click', () => {
    for (const end = performance.now() + forMs; performance.now() < end;);
  });

const site = collectedSite();

test('an early error arrives under its route and release, without what it quotes', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      setTimeout(() => {
        throw new Error('No "geheim" at https://a.example/b?c=geheim');
      }),
    ),
  );
  await page.goto(`${site.url}/features/has?audience=region:DE`);

  await eventually.poll(() => telemetryOf(site.collector).events.length).toBe(1);
  const [event] = telemetryOf(site.collector).events;
  expect(event).toMatchObject({
    release: RELEASE,
    environment: 'journeys',
    transaction: '/features/[slug]',
  });
  expect(event!.exception.values[0]).toMatchObject({
    type: 'Error',
    value: 'No “…” at https://a.example/…',
  });
});

test('a page load arrives with its measurements, in the trace that the server began', async ({
  page,
}) => {
  await page.addInitScript(slowClicks, 100);
  await page.goto(`${site.url}/features/has`);
  const [, traceId] =
    /^(\w{32})-/.exec(
      (await page.locator('meta[name=sentry-trace]').getAttribute('content')) ?? '',
    ) ?? [];
  await eventually.poll(() => site.spanNamed('/features/[slug]')).toBeTruthy();
  await page.getByRole('heading', { level: 1 }).click();
  await goToBrowsers(page);
  await eventually.poll(() => site.spanNamed('/browsers')).toBeTruthy();
  await leave(page);

  await eventually
    .poll(
      () =>
        site.measured('ui.webvital.lcp', '/features/[slug]') &&
        site.measured('ui.interaction.click', '/features/[slug]'),
    )
    .toBeTruthy();
  const load = site.spanNamed('/features/[slug]');
  expect(load).toMatchObject({ trace_id: traceId, is_segment: true });
  expect(attributeOf(load, 'sentry.release')).toBe(RELEASE);
  for (const vital of ['ttfb', 'fcp'])
    expect(attributeOf(load, `browser.web_vital.${vital}.value`)).toBeGreaterThan(0);
  for (const [name, vital] of [
    ['ui.webvital.lcp', 'lcp'],
    ['ui.interaction.click', 'inp'],
  ] as const) {
    expect(
      attributeOf(site.measured(name, '/features/[slug]'), `browser.web_vital.${vital}.value`),
    ).toBeGreaterThan(0);
  }
  expect(
    attributeOf(
      site.measured('ui.webvital.cls', '/features/[slug]'),
      'browser.web_vital.cls.value',
    ),
  ).toBeGreaterThanOrEqual(0);
});

test('a page left within seconds without a press is still counted and measured', async ({
  page,
}) => {
  const sdk = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' &&
      (await response.text()).includes('__SENTRY__'),
  );
  await page.goto(`${site.url}/features/has`);
  await hydrated(page);
  await (await sdk).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(telemetryOf(site.collector).sessions).toEqual([]);
  await leave(page);

  await eventually.poll(() => telemetryOf(site.collector).sessions.length).toBe(1);
  await eventually.poll(() => site.measured('ui.webvital.lcp', '/features/[slug]')).toBeTruthy();
  for (const vital of ['ttfb', 'fcp'])
    expect(
      attributeOf(site.spanNamed('/features/[slug]'), `browser.web_vital.${vital}.value`),
    ).toBeGreaterThan(0);
});

test('a navigation and its operation arrive as spans of the server’s trace', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await eventually.poll(() => site.spanNamed('/')).toBeTruthy();
  // A pointer that rests on the link fetches ahead, which counts to the page it rests on.
  await browsersLink(page).dispatchEvent('click');
  await eventually
    .poll(() => site.spanNamed('/browsers') && site.spanNamed('query BrowsersScreenQuery'))
    .toBeTruthy();

  const call = site.spanNamed('query BrowsersScreenQuery');
  expect(call?.trace_id).toBe(site.spanNamed('/browsers')?.trace_id);
  expect(attributeOf(call, 'graphql.operation.name')).toBe('BrowsersScreenQuery');
  expect(attributeOf(call, 'route')).toBe('/browsers');
  expect(attributeOf(call, 'http.response.status_code')).toBe(200);
  await eventually
    .poll(() =>
      site.server.lines.find(
        ({ path, traceId }) => path === '/graphql' && traceId === call?.trace_id,
      ),
    )
    .toBeTruthy();
});

// Browsers that tell of soft navigations report the slowest interaction of each, others that of the
// whole page: here it is the same one.
test('a slow click after a navigation is measured under the route it led to', async ({ page }) => {
  const clicks = () =>
    telemetryOf(site.collector).spans.filter(
      (span) =>
        span.name === 'ui.interaction.click' &&
        Number(attributeOf(span, 'browser.web_vital.inp.value')) > 999,
    );
  // A browser that reports soft navigations loses one click of ten (docs/decisions/0013): then a
  // reader comes once more. Earlier spans are dropped, or the waiting below would end before
  // telemetry has begun on this page.
  await expect(async () => {
    site.collector.forget();
    await page.goto(`${site.url}/`);
    await eventually.poll(() => site.spanNamed('/')).toBeTruthy();
    await goToBrowsers(page);
    await eventually.poll(() => site.spanNamed('/browsers')).toBeTruthy();
    await page.evaluate(slowClicks, 1000);
    await page.getByRole('heading', { level: 1, name: 'Browsers' }).click();
    await drawn(page);
    await leave(page);
    await expect.poll(() => clicks().length, { timeout: 8_000 }).toBeGreaterThan(0);
  }).toPass({ timeout: 100_000 });

  expect(clicks().map((span) => attributeOf(span, 'sentry.segment.name'))).toEqual(['/browsers']);
});

test('a reader who goes on within the first moments is not lost', async ({ page }) => {
  await page.goto(`${site.url}/groups/css`);
  await hydrated(page);
  await goToBrowsers(page);
  await eventually
    .poll(
      () =>
        site.spanNamed('/groups/[...path]') &&
        site.spanNamed('/browsers') &&
        site.spanNamed('query BrowsersScreenQuery'),
    )
    .toBeTruthy();

  const [load, navigation, call] = [
    site.spanNamed('/groups/[...path]')!,
    site.spanNamed('/browsers')!,
    site.spanNamed('query BrowsersScreenQuery')!,
  ];
  expect(navigation.trace_id).not.toBe(load.trace_id);
  expect(navigation.start_timestamp).toBeGreaterThan(load.start_timestamp);
  expect(attributeOf(call, 'route')).toBe('/browsers');
  // It ended with the answer, and not when it was handed over.
  const tookMs = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/graphql'))
        ?.duration ?? 0,
  );
  expect(call.end_timestamp - call.start_timestamp).toBeLessThan(tookMs / 1000 + 1);
});

test('the server’s spans reach its own collector in the trace of the browser', async ({ page }) => {
  await page.goto(`${site.url}/features/grid`);
  const [, pageTrace] =
    /^(\w{32})-/.exec(
      (await page.locator('meta[name=sentry-trace]').getAttribute('content')) ?? '',
    ) ?? [];
  await eventually.poll(() => site.spanNamed('/features/[slug]')).toBeTruthy();
  // Fetched ahead, it would be one of several operations in the trace of the page before.
  await browsersLink(page).dispatchEvent('click');
  await eventually.poll(() => site.spanNamed('query BrowsersScreenQuery')).toBeTruthy();
  const call = site.spanNamed('query BrowsersScreenQuery');
  const named = (traceId: string | undefined, name: string) =>
    site.otlp.spans.find((span) => span.traceId === traceId && span.name === name);
  // A trace may have several requests of the same name.
  const parentOf = (span: ReturnType<typeof named>) =>
    site.otlp.spans.find(({ spanId }) => spanId === span?.parentSpanId);
  // A span is exported once it is over, so those of one request may come in two batches.
  for (const [traceId, name, operation] of [
    [pageTrace, 'GET /features/[slug]', 'query FeatureScreenQuery'],
    [call?.trace_id, 'POST /graphql', 'query BrowsersScreenQuery'],
  ] as const)
    await eventually.poll(() => parentOf(named(traceId, operation))?.name).toBe(name);
  const request = parentOf(named(call?.trace_id, 'query BrowsersScreenQuery'));
  expect(request?.parentSpanId).toBe(call?.span_id);
});

test('a search arrives as a span with its text’s length, and the server continues it', async ({
  page,
}) => {
  await page.goto(`${site.url}/`);
  await eventually.poll(() => site.spanNamed('/')).toBeTruthy();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('subgrid');
  await eventually.poll(() => site.spanNamed('search queries')).toBeTruthy();

  const call = site.spanNamed('search queries');
  expect(attributeOf(call, 'search.query.length')).toBe(7);
  expect(attributeOf(call, 'route')).toBe('/');
  expect(JSON.stringify(telemetryOf(site.collector))).not.toContain('subgrid');
  const ofTrace = () => site.otlp.spans.filter((span) => span.traceId === call?.trace_id);
  const search = () => ofTrace().find(({ name }) => name === 'search');
  const request = () => ofTrace().find(({ parentSpanId }) => parentSpanId === call?.span_id);
  await eventually.poll(() => search() && request()).toBeTruthy();
  expect(search()?.parentSpanId).toBe(request()?.spanId);
});

test('a failed search reports only its reason', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await eventually.poll(() => site.spanNamed('/')).toBeTruthy();
  await page.route('**/1/indexes/**', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: 'geheim' }),
  );
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('subgrid');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();

  await eventually.poll(() => telemetryOf(site.collector).events.length).toBe(1);
  expect(telemetryOf(site.collector).events[0]).toMatchObject({
    transaction: '/',
    tags: { operation: 'queries', reason: 'status' },
  });
  expect(JSON.stringify(telemetryOf(site.collector))).not.toMatch(/subgrid|geheim/);
});

test('a session arrives, and knows of the error in it', async ({ page }) => {
  await page.goto(`${site.url}/groups/css`);
  await eventually.poll(() => telemetryOf(site.collector).sessions.length).toBeGreaterThan(0);
  expect(telemetryOf(site.collector).sessions[0]).toMatchObject({
    status: 'ok',
    errors: 0,
    attrs: { release: RELEASE, environment: 'journeys' },
  });

  await throwLater(page, 'Too late');
  await eventually
    .poll(() => telemetryOf(site.collector).sessions.at(-1))
    .toMatchObject({ status: 'unhandled', errors: 1 });
});

test('a failed operation arrives by its name; the page shows an id that finds it', async ({
  page,
}) => {
  await page.goto(`${site.url}/`);
  await eventually.poll(() => site.spanNamed('/')).toBeTruthy();
  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: 'geheim' }),
  );
  await goToBrowsers(page);

  const id = page.getByRole('main').locator('code');
  await expect(id).toHaveText(/^[0-9a-f]{32}$/);
  await eventually.poll(() => telemetryOf(site.collector).events.length).toBe(1);
  const [event] = telemetryOf(site.collector).events;
  expect(event).toMatchObject({
    event_id: await id.textContent(),
    transaction: '/browsers',
    tags: { operation: 'BrowsersScreenQuery', reason: 'http', status: 500 },
  });
});
