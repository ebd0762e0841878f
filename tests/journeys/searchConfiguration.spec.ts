import { expect, test } from '@playwright/test';
import { type ServedPlimsoll, servePlimsoll } from '../support/servePlimsoll';

const SEARCH = {
  headers: { 'x-algolia-application-id': 'plimsoll', 'x-algolia-api-key': 'public' },
  data: { requests: [{ indexName: 'plimsoll', query: 'subgrid' }] },
};

/** The server's log lines about the search at its start. */
const saidOf = ({ lines }: ServedPlimsoll) =>
  lines.filter(({ msg }) => msg === 'search configuration').map(({ problem }) => problem);

const ALL_BUT = 'The built-in search serves until then.';
const MISTAKES: readonly {
  what: string;
  env: Readonly<Record<string, string>>;
  said: readonly string[];
  isEmbedded: boolean;
}[] = [
  {
    what: 'no application id',
    env: { ALGOLIA_SEARCH_KEY: 'key-of-readers' },
    said: [
      `ALGOLIA_APP_ID is not set, but ALGOLIA_SEARCH_KEY is: the hosted search has no application id. Set ALGOLIA_APP_ID. ${ALL_BUT}`,
    ],
    isEmbedded: true,
  },
  {
    what: 'an invalid region',
    env: {
      ALGOLIA_APP_ID: 'APP1',
      ALGOLIA_SEARCH_KEY: 'key-of-readers',
      ALGOLIA_HOSTS: 'http://127.0.0.1:9',
      ALGOLIA_REGION: 'eu',
    },
    said: [
      'ALGOLIA_REGION is “eu”, but one of de, us was expected. Searching goes on; the report of searches without result does not.',
    ],
    isEmbedded: false,
  },
];

test.describe('a configuration with a mistake', () => {
  for (const { what, env, said, isEmbedded } of MISTAKES) {
    test(`of ${what} is reported once at the start, and there is a search`, async ({ request }) => {
      const server = await servePlimsoll(env);
      try {
        const settings = (await (
          await request.get(`${server.url}/api/search/settings`)
        ).json()) as { applicationId: string };
        expect(settings.applicationId).toBe(isEmbedded ? 'plimsoll' : 'APP1');
        const found = await request.post(`${server.url}/api/search/1/indexes/*/queries`, SEARCH);
        expect(found.status()).toBe(200);
        expect(await (await request.get(`${server.url}/search?q=subgrid`)).text()).toMatch(
          /results? for “subgrid”/,
        );
        expect(saidOf(server)).toEqual(said);
        expect(JSON.stringify(server.lines)).not.toContain('key-of-readers');
      } finally {
        await server.close();
      }
    });
  }
});
