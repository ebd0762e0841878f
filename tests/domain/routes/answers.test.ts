import { alternateLinks } from '@/domain/routes/answers';

const ORIGIN = 'https://plimsoll.example';
const linksAt = (address: string) =>
  alternateLinks(address, ORIGIN).map(({ type, href }) => `${type} ${href}`);

describe('alternateLinks', () => {
  it('links from a feature to its card and data, for the URL’s audience', () => {
    expect(linksAt('/features/has?audience=region:DE&keys=2')).toEqual([
      `application/json+oembed ${ORIGIN}/oembed?url=${encodeURIComponent(`${ORIGIN}/features/has?audience=region%3ADE`)}`,
      `text/markdown ${ORIGIN}/features/has.md?audience=region%3ADE`,
      `application/atom+xml ${ORIGIN}/features/has/feed.atom`,
      `application/json ${ORIGIN}/features/has.json?audience=region%3ADE`,
    ]);
  });

  it('links from a key to its card and its Markdown', () => {
    expect(linksAt('/compat/css/selectors/has')).toEqual([
      `application/json+oembed ${ORIGIN}/oembed?url=${encodeURIComponent(`${ORIGIN}/compat/css/selectors/has`)}`,
      `text/markdown ${ORIGIN}/compat/css/selectors/has.md`,
    ]);
  });

  it('links from a list to its feed', () => {
    expect(linksAt('/features?q=group:css&sort=coverage-desc')).toEqual([
      `application/atom+xml ${ORIGIN}/feeds/query?q=group%3Acss`,
    ]);
    for (const address of ['/', '/baseline', '/baseline/2024'])
      expect(linksAt(address)).toEqual([
        `application/atom+xml ${ORIGIN}/feeds/newly`,
        `application/atom+xml ${ORIGIN}/feeds/widely`,
      ]);
    expect(linksAt('/features')).toHaveLength(3);
  });

  it('has no links for pages without alternates', () => {
    for (const address of ['/browsers', '/features/has/share', '/groups/css', '/compat'])
      expect(linksAt(address)).toEqual([]);
  });
});
