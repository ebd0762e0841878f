import { expect, test } from '@playwright/test';

const KINDS_OF_ANSWER = [
  { what: 'a page', path: '/features', status: 200 },
  { what: 'a page that does not exist', path: '/features/no-such-feature', status: 404 },
  { what: 'an address of nothing', path: '/no/such/address', status: 404 },
  { what: 'a static file that does not exist', path: '/_next/static/chunks/none.js', status: 404 },
  { what: 'an answer of the API', path: '/graphql?query={__typename}', status: 200 },
  { what: 'the health route', path: '/healthz', status: 200 },
  { what: 'the readiness route', path: '/readyz', status: 200 },
] as const;

for (const { what, path, status } of KINDS_OF_ANSWER) {
  test(`sends the security headers with ${what}`, async ({ request }) => {
    const answer = await request.get(path);
    const headers = answer.headers();

    expect(answer.status()).toBe(status);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe(
      path.startsWith('/graphql') ? 'cross-origin' : 'same-origin',
    );
    expect(headers['permissions-policy']).toContain('geolocation=()');
    // A page that a cache in front may give to others names the request of nobody.
    const isShared = /s-maxage/.test(headers['cache-control'] ?? '');
    expect(headers['x-request-id'] ?? '').toMatch(isShared ? /^$/ : /^[\w-]{8,64}$/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
}

test('compresses pages, scripts and answers of the API', async ({ page, request }) => {
  // The first to arrive may be a manifest, too small to be worth it.
  const script = page.waitForResponse(/\/_next\/static\/chunks\/main-\w+\.js$/);
  const document = await page.goto('/features');
  const answer = await request.post('/graphql', {
    data: { query: '{ audiencePresets { key name } }' },
  });

  expect(await document?.headerValue('content-encoding')).toMatch(/^(br|gzip)$/);
  expect(await (await script).headerValue('content-encoding')).toMatch(/^(br|gzip)$/);
  expect(answer.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
});

test('gives sites that show a link the page’s full address and a picture', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/features/has?line=80');
  const content = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute('content');

  expect(await content('og:url')).toBe(`${baseURL}/features/has`);
  const picture = await request.get((await content('og:image')) ?? '');
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');
});
