import { routeUrlOf } from '@/relay/RouteUrl';
import {
  featuresHref,
  featuresVariables,
  featuresViewOf,
} from '@/screens/FeaturesScreen/featuresAddress';

/** The view an address asks for, as the server reads it. */
function viewOf(search: Record<string, string>) {
  return featuresViewOf(
    featuresVariables(routeUrlOf({ query: search, req: { headers: {} } as never })),
    search.columns,
  );
}

describe('featuresAddress', () => {
  it('reads a view from an address and writes the same address again', () => {
    const view = viewOf({
      q: ' grid ',
      sort: 'safari-ios-desc',
      page: '3',
      columns: 'groups,coverage,nonsense',
    });

    expect(view).toEqual({
      query: 'grid',
      sort: 'SAFARI_IOS_DESC',
      page: 3,
      columns: ['coverage', 'groups'],
    });
    expect(featuresHref(view)).toBe(
      '/features?q=grid&sort=safari-ios-desc&columns=coverage%2Cgroups&page=3',
    );
  });

  it.each(['NAME_ASC', 'coverage', 'toString', ''])(
    'sorts by name where the address asks for “%s”, which is no sort',
    (sort) => {
      expect(viewOf({ sort }).sort).toBe('NAME_ASC');
    },
  );

  it('asks for details only where a column shows them', () => {
    const detailsOf = (columns: string) =>
      featuresVariables(routeUrlOf({ query: { columns }, req: { headers: {} } as never })).details;
    expect([detailsOf(''), detailsOf('coverage,id'), detailsOf('coverage,groups')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('leaves out of an address what is the default', () => {
    expect(featuresHref(viewOf({}))).toBe('/features');
  });
});
