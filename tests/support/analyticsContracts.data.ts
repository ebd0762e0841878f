const bearer = (key: string): string | undefined => `Bearer ${key}`;

/**
 * Calls and answers in the form that each product documents, with the same visitors: what plausible.io/docs/stats-api,
 * developer.matomo.org/api-reference/reporting-api and posthog.com/docs/api/queries show.
 */
export const ANALYTICS_CONTRACTS = {
  PLAUSIBLE: {
    site: 'shop.example',
    url: '/api/v2/query',
    authorization: bearer,
    asks: () => [
      '"site_id":"shop.example"',
      '"metrics":["visitors"]',
      '"dimensions":["visit:browser","visit:browser_version","visit:os","visit:os_version"]',
      '"date_range":["20',
    ],
    body: {
      results: [
        { dimensions: ['Chrome', '141.0', 'Windows', '10'], metrics: [600] },
        { dimensions: ['Safari', '18.6', 'iOS', '18.6'], metrics: [250] },
        { dimensions: ['Firefox', '140.0', 'Ubuntu', '24.04'], metrics: [100] },
        { dimensions: ['(not set)', '(not set)', '(not set)', '(not set)'], metrics: [50] },
      ],
      meta: {},
      query: { site_id: 'shop.example', metrics: ['visitors'] },
    },
  },
  MATOMO: {
    site: '7',
    url: '/index.php',
    authorization: () => undefined,
    asks: (key: string) => [
      'module=API',
      'method=DevicesDetection.getBrowserVersions',
      'idSite=7',
      'period=range',
      'date=20',
      'format=JSON',
      `token_auth=${key}`,
    ],
    body: [
      { label: 'Chrome 141.0', nb_visits: 600, nb_actions: 900, logo: 'plugins/CH.png' },
      { label: 'Mobile Safari 18.6', nb_visits: 250, nb_actions: 300, logo: 'plugins/MF.png' },
      { label: 'Firefox 140.0', nb_visits: 100, nb_actions: 120, logo: 'plugins/FF.png' },
      { label: 'Unknown', nb_visits: 50, nb_actions: 50, logo: 'plugins/UNK.png' },
    ],
  },
  POSTHOG: {
    site: '42',
    url: '/api/projects/42/query/',
    authorization: bearer,
    asks: () => ['"kind":"HogQLQuery"', 'properties.$browser_version', "event = '$pageview'"],
    body: {
      columns: ['browser', 'version', 'system', 'system_version', 'visitors'],
      results: [
        ['Chrome', '141', 'Windows', '10', 600],
        ['Mobile Safari', '18.6', 'iOS', '18.6.2', 250],
        ['Firefox', '140', 'Linux', null, 100],
        [null, null, null, null, 50],
      ],
      is_cached: false,
      hogql: '…',
    },
  },
};
