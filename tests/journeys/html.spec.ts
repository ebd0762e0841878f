// The server's own answer at an address: its status and its HTML. No browser is needed to see it.
import { expect, test } from '@playwright/test';

const ANSWERS: readonly {
  readonly what: string;
  readonly path: string;
  readonly status: number;
  /** Expected in its HTML. */
  readonly says?: readonly (string | RegExp)[];
}[] = [
  {
    what: 'an unknown feature is 404 with near matches',
    path: '/features/subgird',
    status: 404,
    says: ['href="/features/subgrid">Subgrid</a>'],
  },
  {
    what: 'a split feature is 410 with a choice',
    path: '/features/text-wrap-style',
    status: 410,
    says: [/^(?:(?!<th scope="row").)*(?:<th scope="row"(?:(?!<th scope="row").)*){3}$/s],
  },
  {
    what: 'another line in the address gives another verdict',
    path: '/features/subgrid?line=99.5',
    status: 200,
    says: ['below your line'],
  },
  { what: 'a set of nothing known is 404', path: '/features/hass,gridd', status: 404 },
  {
    what: 'a shared audience stays in every link of the list',
    path: '/features?audience=region:DE&q=subgrid',
    status: 200,
    says: [
      'href="/features/subgrid?audience=region%3ADE"',
      'href="/features?q=subgrid&amp;sort=baseline-asc&amp;audience=region%3ADE"',
    ],
  },
  {
    what: 'a query that cannot be read is explained and stays in the box',
    path: '/features?q=%22grid',
    status: 200,
    says: [/role="alert"[^]*not closed/, '<mark>&quot;grid</mark>', 'value="&quot;grid"'],
  },
  {
    what: 'a comparison of no two days is 404, and says what can be compared',
    path: '/changes/2026-07-30...2026-03-24',
    status: 404,
    says: [/<a [^>]*>Choose two dates<\/a>/],
  },
  {
    what: 'an unknown browser is 404 and leads on',
    path: '/browsers/firefoks',
    status: 404,
    says: ['href="/browsers/firefox">Firefox</a>'],
  },
  {
    what: 'an unknown release is 404 and leads on',
    path: '/browsers/safari/15.45',
    status: 404,
    says: [/<a [^>]*>All releases of Safari<\/a>/],
  },
  {
    what: 'an unknown key is 404 with near ones',
    path: '/compat/css/selectors/hass',
    status: 404,
    says: ['href="/compat/css/selectors/has">css.<wbr/>selectors.<wbr/>has</a>'],
  },
  {
    what: 'an unknown group is 404 with near ones',
    path: '/groups/css/selector',
    status: 404,
    says: ['href="/groups/css/selectors">Selectors</a>'],
  },
  ...['/', '/baseline'].map((path) => ({
    what: `${path} names what crossed the line and what will`,
    path,
    status: 200,
    says: [/<h2[^>]*>Recently passed your line</, /<h2[^>]*>About to pass your line</],
  })),
  {
    what: 'a page says which data it comes from',
    path: '/browsers',
    status: 200,
    says: [
      /<footer[^]*web-features \d+\.\d+\.\d+<[^]*Computed on [^]*\d{4}-\d\d-\d\d[^]*for World/,
    ],
  },
  {
    what: 'an audience that does not exist is the whole world, and the page says so',
    path: '/features/has?audience=region:XX',
    status: 200,
    says: [/<header[^]*role="status"[^]*so this page shows World\.[^]*<\/header>/],
  },
  {
    what: 'a line that is none is named beside an audience that does not exist',
    path: '/features/has?audience=region:XX&line=abc',
    status: 200,
    says: [/region:XX[^]*so this page shows World\. The line “abc” isn’t a percentage/],
  },
  {
    what: 'an address of an own audience that names none is explained',
    path: '/audiences/AAAAAAAAAAAAAAAAAAAAAA',
    status: 404,
    says: ['There is no audience custom:AAAAAAAAAAAAAAAAAAAAAA.'],
  },
  {
    what: 'a search without a result suggests something',
    path: '/search?q=xqzwvkj',
    status: 200,
    says: ['No match for “xqzwvkj”.', /<a [^>]*>all features<\/a>/],
  },
  {
    what: 'the past of any other audience is said to be unknown, and how the rest is forecast is a link away',
    path: '/stats?audience=region:DE&line=90',
    status: 200,
    says: [
      'No history: we have no earlier usage data',
      /id="coverage"[^]*href="\/about\/forecast[^"]*">How forecasts work<\/a>/,
    ],
  },
];

for (const { what, path, status, says = [] } of ANSWERS)
  test(what, async ({ request }) => {
    const response = await request.get(path);
    const html = (await response.text()).replaceAll('<!-- -->', '');

    expect(response.status()).toBe(status);
    for (const part of says) expect(html).toMatch(part);
  });
