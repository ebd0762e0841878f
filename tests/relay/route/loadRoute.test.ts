import type { NextPageContext } from 'next';
import { loadOnServer } from '@/relay/route/loadRoute';
import { siteQuery } from '@/relay/route/siteQuery';

const noticeAt = async (query: NextPageContext['query']) => {
  const res = { setHeader: () => undefined, appendHeader: () => undefined };
  const context = { query, req: { headers: {} }, res };
  const definition = { query: siteQuery, variables: () => ({}), outcome: () => undefined };
  const { site } = await loadOnServer(definition, context as unknown as NextPageContext);
  return site.notice;
};

describe('loadOnServer', () => {
  it('says all that is wrong with the audience and the line of an address', async () => {
    const [world, line] = ['so this page shows World.', 'The line “abc” isn’t a percentage'];

    expect(await noticeAt({ audience: 'region:XX', line: 'abc' })).toContain(`${world} ${line}`);
    expect(await noticeAt({ audience: 'region:XX', line: '90' })).toMatch(new RegExp(`${world}$`));
    expect(await noticeAt({ line: 'abc' })).toMatch(/^The line “abc”/);
    expect(await noticeAt({ audience: 'region:DE', line: '90' })).toBeUndefined();
  });

  it.each([
    ['region:XX', 'We don’t know the audience “region:XX”, so this page shows World.'],
    [
      'germany',
      'We don’t know the audience “germany”, so this page shows World. Did you mean region:DE?',
    ],
    [
      'platforms:ios=60',
      'The platforms add up to 60 %, not to 100 %. Name the other 40 %: as “other” it counts as unknown. This page shows World instead.',
    ],
  ])('says of the audience %s what a reader can use', async (audience, sentence) => {
    expect(await noticeAt({ audience })).toBe(sentence);
  });

  it.each([
    ['/features/has', 'de-AT', 'de', 'Accept-Language'],
    ['/features/has?lang=ja', 'de-AT', 'ja', undefined],
    ['/features/has', 'it', undefined, 'Accept-Language'],
    ['/features', 'de', undefined, undefined],
  ])('gives %s to a browser that asks for %s the language %s', async (...row) => {
    const [asPath, language, locale, vary] = row;
    const sent = new Map<string, string>();
    const context = {
      asPath,
      query: {},
      req: { headers: { 'accept-language': language } },
      res: {
        setHeader: () => undefined,
        appendHeader: (name: string, value: string) => sent.set(name, value),
      },
    };
    const definition = { query: siteQuery, variables: () => ({}), outcome: () => undefined };
    const { site } = await loadOnServer(definition, context as unknown as NextPageContext);

    expect(site.locale).toBe(locale);
    expect(sent.get('Vary')).toBe(vary);
  });

  it.each([
    ['a public page', {}, {}, 'private, no-cache'],
    // Next has written where the connection comes from.
    ['a page asked for directly', {}, { 'x-forwarded-for': '198.51.100.1' }, 'private, no-cache'],
    ['a page behind a proxy', {}, { 'x-forwarded-for': '203.0.113.7' }, undefined],
    ['a page of a person', { isPrivate: true }, {}, 'private, no-store'],
  ])('lets a browser keep %s for its back button or not', async (_, route, headers, expected) => {
    const sent = new Map<string, string>();
    const context = {
      query: {},
      req: { headers, socket: { remoteAddress: '198.51.100.1' } },
      res: {
        setHeader: (name: string, value: string) => sent.set(name, value),
        appendHeader: () => undefined,
      },
    };
    const definition = { query: siteQuery, variables: () => ({}), outcome: () => undefined };
    await loadOnServer({ ...definition, ...route }, context as unknown as NextPageContext);

    expect(sent.get('Cache-Control')).toBe(expected);
  });
});
