import { matchPage } from '@/relay/route/prefetchRoute';

const PAGES = [
  '/',
  '/browsers',
  '/browsers/[slug]',
  '/browsers/[slug]/[version]',
  '/compat/[[...path]]',
  '/features',
  '/features/[slug]',
  '/groups/[...path]',
  '/[...missing]',
];

describe('matchPage', () => {
  it.each([
    ['/', '/', {}],
    ['/features', '/features', {}],
    ['/features/has', '/features/[slug]', { slug: 'has' }],
    ['/browsers/safari/17.4', '/browsers/[slug]/[version]', { slug: 'safari', version: '17.4' }],
    ['/compat', '/compat/[[...path]]', {}],
    ['/compat/css/properties/grid', '/compat/[[...path]]', { path: ['css', 'properties', 'grid'] }],
    ['/groups/css/selectors', '/groups/[...path]', { path: ['css', 'selectors'] }],
    ['/groups', '/[...missing]', { missing: ['groups'] }],
    ['/features/a%20b', '/features/[slug]', { slug: 'a b' }],
  ])('finds the page of %s', (path, page, params) => {
    expect(matchPage(PAGES, path)).toEqual({ page, params });
  });

  it('finds none if none matches', () => {
    expect(matchPage(['/features'], '/nowhere')).toBeUndefined();
  });
});
