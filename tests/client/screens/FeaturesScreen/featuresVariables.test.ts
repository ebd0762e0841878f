import {
  featuresVariables,
  toFeaturesView,
} from '@/client/screens/FeaturesScreen/featuresVariables';
import { href } from '@/domain/routes/href';
import { parseRouteUrl } from '@/relay/route/RouteUrl';

const variablesOf = (search: Record<string, string>) =>
  featuresVariables(parseRouteUrl({ query: search, req: { headers: {} } as never }));

describe('featuresVariables', () => {
  it('round-trips a URL through variables', () => {
    const search = { q: ' grid ', sort: 'safari-ios-desc', page: '3', columns: 'groups,coverage' };
    const variables = variablesOf(search);

    expect(variables).toEqual({ query: 'grid', sort: 'SAFARI_IOS_DESC', skip: 100, details: true });
    expect(href.features(toFeaturesView(variables, search.columns))).toBe(
      '/features?q=grid&sort=safari-ios-desc&columns=coverage%2Cgroups&page=3',
    );
  });

  it.each(['NAME_ASC', 'coverage', '-coverage', 'toString', ''])(
    'shows the newest first if the address has the unknown sort “%s”',
    (sort) => {
      expect(variablesOf({ sort }).sort).toBe('NEWLY_ON_DESC');
    },
  );

  it('requests details only if a column shows them', () => {
    expect(
      ['', 'coverage,id', 'coverage,groups'].map((columns) => variablesOf({ columns }).details),
    ).toEqual([false, false, true]);
  });

  it('leaves defaults out of a URL', () => {
    expect(href.features(toFeaturesView(variablesOf({}), undefined))).toBe('/features');
  });
});
