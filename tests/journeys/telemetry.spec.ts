import { expect, test, type Page } from '@playwright/test';

import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';
import { listenOtlp, type OtlpCollector } from '../support/listenOtlp';
import { servePlimsoll, type ServedPlimsoll } from '../support/servePlimsoll';
import { attributeOf, telemetryOf } from '../support/telemetryOf';
import { listenTelemetry, type TelemetryReceiver } from '../support/telemetryReceiver';
import { violationsOf } from '../support/violationsOf';

const RELEASE = 'plimsoll@9.9.9-journey';

/** Longer than the SDK waits to be loaded, and a batch to be sent. */
const QUIET_MS = 5_000;

let collector: TelemetryReceiver;
let otlp: OtlpCollector;
let site: ServedPlimsoll;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  collector = await listenTelemetry();
  otlp = await listenOtlp();
  site = await servePlimsoll({ OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url, SENTRY_DSN: collector.dsn, SENTRY_RELEASE: RELEASE, SENTRY_ENVIRONMENT: 'journeys' });
});

test.beforeEach(() => {
  collector.setMood('well');
  collector.forget();
});

test.afterEach(() => expect(collector.faults).toEqual([]));

test.afterAll(async () => {
  await site.close();
  await Promise.all([collector.close(), otlp.close()]);
});

/** What the page posts to its own site, whatever becomes of it. */
function postsOf(page: Page): readonly string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.url().includes('/api/telemetry') && posts.push(request.postData() ?? ''));
  return posts;
}

const goToBrowsers = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browsers' }).click();
const spanNamed = (name: string) => telemetryOf(collector).spans.find((span) => span.name === name);
const throwLater = (page: Page, message: string) => page.evaluate((text) => void setTimeout(() => { throw new Error(text); }), message);

/** The page is left, as when a tab is closed: what it holds back is sent now. */
const leave = (page: Page) => page.goto('about:blank');

test('an error of the first moments arrives, under the route and the release, without what it quotes', async ({ page }) => {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => setTimeout(() => { throw new Error('No "geheim" at https://a.example/b?c=geheim'); })));
  await page.goto(`${site.url}/features/has?audience=region:DE`);

  await expect.poll(() => telemetryOf(collector).events.length).toBe(1);
  const [event] = telemetryOf(collector).events;
  expect(event).toMatchObject({ release: RELEASE, environment: 'journeys', transaction: '/features/[slug]' });
  expect(event!.exception.values[0]).toMatchObject({ type: 'Error', value: 'No “…” at https://a.example/…' });
});

test('a page load arrives with its measurements, in the trace that the server began', async ({ page }) => {
  await page.goto(`${site.url}/features/has`);
  const [, traceId] = /^(\w{32})-/.exec((await page.locator('meta[name=sentry-trace]').getAttribute('content')) ?? '') ?? [];
  await expect.poll(() => spanNamed('/features/[slug]')).toBeTruthy();
  await page.getByRole('heading', { level: 1 }).click();
  await goToBrowsers(page);
  await leave(page);

  await expect.poll(() => spanNamed('ui.webvital.lcp') && spanNamed('ui.interaction.click')).toBeTruthy();
  const load = spanNamed('/features/[slug]');
  expect(load).toMatchObject({ trace_id: traceId, is_segment: true });
  expect(attributeOf(load, 'sentry.release')).toBe(RELEASE);
  for (const vital of ['ttfb', 'fcp']) expect(attributeOf(load, `browser.web_vital.${vital}.value`)).toBeGreaterThan(0);
  for (const [name, vital] of [['ui.webvital.lcp', 'lcp'], ['ui.interaction.click', 'inp']] as const) {
    expect(attributeOf(spanNamed(name), `browser.web_vital.${vital}.value`)).toBeGreaterThan(0);
    expect(attributeOf(spanNamed(name), 'sentry.segment.name')).toBe('/features/[slug]');
  }
  expect(attributeOf(spanNamed('ui.webvital.cls'), 'browser.web_vital.cls.value')).toBeGreaterThanOrEqual(0);
});

test('a navigation and its operation arrive as spans, and the server continues their trace', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await expect.poll(() => spanNamed('/')).toBeTruthy();
  await goToBrowsers(page);
  await expect.poll(() => spanNamed('/browsers') && spanNamed('query BrowsersScreenQuery')).toBeTruthy();

  const call = spanNamed('query BrowsersScreenQuery');
  expect(call?.trace_id).toBe(spanNamed('/browsers')?.trace_id);
  expect(attributeOf(call, 'graphql.operation.name')).toBe('BrowsersScreenQuery');
  expect(attributeOf(call, 'route')).toBe('/browsers');
  expect(attributeOf(call, 'http.response.status_code')).toBe(200);
  await expect.poll(() => site.lines.find(({ path, traceId }) => path === '/graphql' && traceId === call?.trace_id)).toBeTruthy();
});

test('the server’s spans of a page and of an operation reach its own collector, in the trace of the browser', async ({ page }) => {
  await page.goto(`${site.url}/features/grid`);
  const [, pageTrace] = /^(\w{32})-/.exec((await page.locator('meta[name=sentry-trace]').getAttribute('content')) ?? '') ?? [];
  await expect.poll(() => spanNamed('/features/[slug]')).toBeTruthy();
  await goToBrowsers(page);
  await expect.poll(() => spanNamed('query BrowsersScreenQuery')).toBeTruthy();
  const call = spanNamed('query BrowsersScreenQuery');
  const ofTrace = (traceId: string | undefined) => otlp.spans.filter((span) => span.traceId === traceId);
  await expect.poll(() => ofTrace(call?.trace_id).length, { timeout: 20_000 }).toBeGreaterThan(1);

  const pageSpan = ofTrace(pageTrace).find(({ name }) => name === 'GET /features/[slug]');
  expect(ofTrace(pageTrace).find(({ name }) => name === 'query FeatureScreenQuery')?.parentSpanId).toBe(pageSpan?.spanId);
  const request = ofTrace(call?.trace_id).find(({ name }) => name === 'POST /graphql');
  expect(request?.parentSpanId).toBe(call?.span_id);
  expect(ofTrace(call?.trace_id).find(({ name }) => name === 'query BrowsersScreenQuery')?.parentSpanId).toBe(request?.spanId);
});

test('a session arrives, and knows of the error in it', async ({ page }) => {
  await page.goto(`${site.url}/groups/css`);
  await expect.poll(() => telemetryOf(collector).sessions.length).toBeGreaterThan(0);
  expect(telemetryOf(collector).sessions[0]).toMatchObject({ status: 'ok', errors: 0, attrs: { release: RELEASE, environment: 'journeys' } });

  await throwLater(page, 'Too late');
  await expect.poll(() => telemetryOf(collector).sessions.at(-1)).toMatchObject({ status: 'unhandled', errors: 1 });
});

test('a failed operation arrives by its name; the page shows an id that finds it', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await expect.poll(() => spanNamed('/')).toBeTruthy();
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'geheim' }));
  await goToBrowsers(page);

  const id = page.getByRole('main').locator('code');
  await expect(id).toHaveText(/^[0-9a-f]{32}$/);
  await expect.poll(() => telemetryOf(collector).events.length).toBe(1);
  const [event] = telemetryOf(collector).events;
  expect(event).toMatchObject({ event_id: await id.textContent(), transaction: '/browsers', tags: { operation: 'BrowsersScreenQuery', reason: 'http', status: 500 } });
});

test('nothing of what a person types or chooses leaves the page, nor cookies, addresses and documents', async ({ page, context }) => {
  await context.addCookies([{ name: 'geheim', value: 'geheim', url: site.url }]);
  const posts = postsOf(page);
  await page.goto(`${site.url}/features?q=geheim&audience=region:DE#geheim`);
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search features' }).first().fill('geheim');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=geheim/);
  await throwLater(page, 'Unexpected token “geheim” of geheim@example.org');
  await expect.poll(() => telemetryOf(collector).events.length).toBe(1);
  await leave(page);
  await expect.poll(() => spanNamed('ui.webvital.lcp')).toBeTruthy();

  expect(posts.join()).not.toMatch(/geheim|region:DE|Mozilla|documentId|persisted/);
  for (const { headers } of collector.received) {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers['user-agent']).toBe('plimsoll-telemetry');
    expect(headers).not.toHaveProperty('x-forwarded-for');
    expect(headers).not.toHaveProperty('referer');
  }
});

test('nothing is loaded or sent where no collector is configured', async ({ page }) => {
  const posts = postsOf(page);
  const scripts: string[] = [];
  page.on('response', (response) => void (response.url().endsWith('.js') && response.text().then((text) => text.includes('__SENTRY__') && scripts.push(response.url()))));
  await page.goto('/features/has');
  await page.waitForTimeout(QUIET_MS);

  expect([posts, scripts]).toEqual([[], []]);
  await expect(page.locator('meta[name=telemetry]')).toHaveCount(0);
  expect((await page.request.post('/api/telemetry', { data: '{}' })).status()).toBe(404);
});

test('nothing is sent where the browser asks for privacy', async ({ page }) => {
  const posts = postsOf(page);
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(`${site.url}/features/has`);
  await expect(page.getByRole('contentinfo')).toContainText('Error reports and timings are off, as your browser asks.');
  await page.waitForTimeout(QUIET_MS);

  expect(posts).toEqual([]);
  await expect(page.locator('meta[name=telemetry]')).toHaveAttribute('content', 'off');
});

test('nothing is sent from the moment it is switched off, on this page or the next, until it is switched on', async ({ page }) => {
  await page.goto(`${site.url}/privacy`);
  await expect.poll(() => spanNamed('/privacy')).toBeTruthy();
  await page.getByRole('contentinfo').getByRole('checkbox', { name: 'Send error reports and timings' }).uncheck();
  collector.forget();
  await throwLater(page, 'Unheard');
  await goToBrowsers(page);
  await leave(page);
  const posts = postsOf(page);
  await page.goto(`${site.url}/browsers`);
  await page.waitForTimeout(QUIET_MS);
  expect(posts).toEqual([]);
  expect(collector.requests()).toBe(0);

  await page.getByRole('contentinfo').getByRole('checkbox').check();
  await page.reload();
  await expect.poll(() => spanNamed('/browsers')).toBeTruthy();
});

test('a thousand errors in a second stay bounded', async ({ page }) => {
  const posts = postsOf(page);
  await page.goto(`${site.url}/`);
  await hydrated(page);
  await page.evaluate(() => {
    for (let count = 0; count < 1000; count += 1) setTimeout(() => { throw new Error(`Again ${'x'.repeat(count % 7)}`); }, count);
  });
  await page.waitForTimeout(QUIET_MS);

  expect(posts.filter((post) => post.includes('"type":"event"')).length).toBeLessThanOrEqual(20);
  expect(posts.join().length).toBeLessThan(100_000);
  await goToBrowsers(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browsers');
});

// The last of them wants nothing for a minute, and the server heeds that: nothing that must arrive may follow.
for (const mood of ['hangs', 500, 429] as const) {
  test(`a collector that ${mood === 'hangs' ? mood : `answers ${mood}`} disturbs no page`, async ({ page }) => {
    collector.setMood(mood);
    const complaints = complaintsOf(page);
    const answers: number[] = [];
    page.on('response', (response) => response.url().includes('/api/telemetry') && answers.push(response.status()));
    await page.goto(`${site.url}/`);
    await expect.poll(() => answers.length).toBeGreaterThan(1);
    await goToBrowsers(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browsers');
    await expect.poll(() => collector.requests()).toBeGreaterThan(0);

    expect(answers.filter((status) => status !== 200 && !(mood === 429 && status === 429))).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('429'))).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is sent can be read', async ({ page }) => {
    expect((await page.goto('/privacy'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    await expect(page.getByText('This site reports nothing at present.')).toBeVisible();
    await expect(page.getByRole('row', { name: /browser\.web_vital\.inp\.value/ })).toBeVisible();
  });
});

test('axe finds nothing on the page about privacy', async ({ page }) => {
  await page.goto(`${site.url}/privacy`);
  await expect(page.getByRole('contentinfo').getByRole('checkbox')).toBeVisible();

  expect(await violationsOf(page)).toEqual([]);
});
