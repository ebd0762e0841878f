import { matchRoutePattern } from '@/browser/telemetry/routePattern';

const PATTERNS = [
  '/',
  '/browsers',
  '/features',
  '/browsers/[slug]',
  '/browsers/[slug]/[version]',
  '/compat/[[...path]]',
  '/features/[slug]',
  '/groups/[...path]',
  '/[...missing]',
];

describe('routePatternOf', () => {
  it.each([
    ['/', '/'],
    ['/?audience=world', '/'],
    ['/features', '/features'],
    ['/features/', '/features'],
    ['/features?q=secret', '/features'],
    ['/features/has#keys', '/features/[slug]'],
    ['/browsers/chrome/120', '/browsers/[slug]/[version]'],
    ['/compat', '/compat/[[...path]]'],
    ['/compat/css/properties/grid', '/compat/[[...path]]'],
    ['/groups/css/selectors', '/groups/[...path]'],
    ['/groups', '/[...missing]'],
    ['/a/b/c', '/[...missing]'],
  ])('takes %s for %s', (path, pattern) => {
    expect(matchRoutePattern(PATTERNS, path)).toBe(pattern);
  });

  it('finds no route for an unknown path', () => {
    expect(matchRoutePattern(['/', '/features'], '/secret')).toBeUndefined();
  });
});
