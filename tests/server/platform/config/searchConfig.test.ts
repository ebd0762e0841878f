import { EMBEDDED_SEARCH } from '@/domain/SearchSettings';
import { readSearchConfig } from '@/server/platform/config/searchConfig';

const HOSTED = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'search', ALGOLIA_ADMIN_KEY: 'admin' };

describe('searchConfig', () => {
  it('uses the built-in search by default, without problems', () => {
    expect(readSearchConfig({})).toEqual({
      settings: EMBEDDED_SEARCH,
      isEmbedded: true,
      requestsPerMinute: 900,
      problems: [],
    });
  });

  it('sends browsers the hosted settings without the admin key', () => {
    const { settings, isEmbedded, adminKey, problems } = readSearchConfig({
      ...HOSTED,
      ALGOLIA_INDEX_PREFIX: 'prod_',
      ALGOLIA_HOSTS: 'https://a.example/, http://b.example:81/p',
    });

    expect(settings).toEqual({
      applicationId: 'APP1',
      searchKey: 'search',
      indexName: 'prod_plimsoll',
      hosts: ['https://a.example', 'http://b.example:81/p'],
    });
    expect([isEmbedded, adminKey, problems]).toEqual([false, 'admin', []]);
  });

  it.each([
    [
      { ALGOLIA_APP_ID: '' },
      'ALGOLIA_APP_ID is not set, but ALGOLIA_SEARCH_KEY, ALGOLIA_ADMIN_KEY is: the hosted search has no application id.',
    ],
    [
      { ALGOLIA_APP_ID: 'a/b' },
      'ALGOLIA_APP_ID is “a/b”, but only letters and digits were expected.',
    ],
    [
      { ALGOLIA_SEARCH_KEY: '' },
      'ALGOLIA_SEARCH_KEY is not set, but ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY is: the hosted search has no API key.',
    ],
    [{ ALGOLIA_SEARCH_KEY: 'admin' }, 'ALGOLIA_SEARCH_KEY is the same as ALGOLIA_ADMIN_KEY'],
    [{ ALGOLIA_HOSTS: 'search.example' }, 'ALGOLIA_HOSTS names “search.example”'],
    [{ ALGOLIA_INDEX_PREFIX: 'a b' }, 'ALGOLIA_INDEX_PREFIX is “a b”'],
  ])('reports the problem with %j and uses the built-in search', (change, sentence) => {
    const { problems, isEmbedded, settings } = readSearchConfig({ ...HOSTED, ...change });

    expect(problems).toEqual([expect.stringContaining(sentence)]);
    expect(problems[0]).toContain('The built-in search serves until then.');
    expect([isEmbedded, settings]).toEqual([true, EMBEDDED_SEARCH]);
  });

  it('names everything that is missing next to hosts', () => {
    const { problems, isEmbedded } = readSearchConfig({ ALGOLIA_HOSTS: 'https://search.example' });

    expect(problems).toEqual([
      expect.stringContaining('ALGOLIA_APP_ID is not set, but ALGOLIA_HOSTS is'),
      expect.stringContaining('ALGOLIA_SEARCH_KEY is not set, but ALGOLIA_HOSTS is'),
    ]);
    expect(isEmbedded).toBe(true);
  });

  it('keeps searching if a setting only reports need is invalid', () => {
    const { problems, isEmbedded, region } = readSearchConfig({ ...HOSTED, ALGOLIA_REGION: 'eu' });

    expect(problems).toEqual([
      expect.stringContaining('ALGOLIA_REGION is “eu”, but one of de, us was expected.'),
    ]);
    expect([isEmbedded, region]).toEqual([false, undefined]);
    expect(readSearchConfig({ ...HOSTED, ALGOLIA_REGION: 'de' }).region).toBe('de');
  });

  it('rejects a guessable parent key and a limit that isn’t a number', () => {
    const { problems, parentKey, requestsPerMinute } = readSearchConfig({
      SEARCH_PARENT_KEY: 'public',
      SEARCH_REQUESTS_PER_MINUTE: 'many',
    });

    expect(problems).toEqual([
      expect.stringContaining('SEARCH_PARENT_KEY is too short'),
      expect.stringContaining('SEARCH_REQUESTS_PER_MINUTE is “many”'),
    ]);
    expect(problems.join()).not.toContain('public');
    expect([parentKey, requestsPerMinute]).toEqual([undefined, 900]);
  });
});
