import { isKeepable } from '@/domain/routes/pagePatterns';
import { PAGES } from '@/domain/routes/pages.data';
import { pagePatterns } from '../../support/pagePatterns';

describe('isKeepable', () => {
  it('covers every page in Next’s order', () => {
    expect(Object.keys(PAGES)).toEqual(pagePatterns());
  });

  it('allows the public pages only', () => {
    expect(
      [
        '/',
        '/features',
        '/features/has',
        '/compat/css/selectors',
        '/browsers/chrome/120',
        '/audiences',
      ].filter((path) => !isKeepable(path)),
    ).toEqual([]);
    expect(
      [
        '/w/team',
        '/account',
        '/audiences/mine',
        '/sign-in',
        '/graphql',
        '/audiences/new',
        '/search',
        '/api/names',
        '/featuresque',
        '/developers',
        '/features/has.json',
      ].filter(isKeepable),
    ).toEqual([]);
  });
});
