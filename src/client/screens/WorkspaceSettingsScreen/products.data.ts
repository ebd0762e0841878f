/** Each product’s own names for the fields. */
export const PRODUCTS = {
  PLAUSIBLE: {
    address: 'https://plausible.io',
    site: 'Domain of the site there',
    key: 'Key for the Stats API',
  },
  MATOMO: {
    address: '',
    site: 'Number of the site (idSite)',
    key: 'Token that may view the site (token_auth)',
  },
  POSTHOG: {
    address: 'https://us.posthog.com',
    site: 'Number of the project',
    key: 'Personal API key with “Query Read”',
  },
} as const;
