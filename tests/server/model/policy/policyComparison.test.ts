import { SupportState } from '@/domain/SupportState';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { createContext } from '@/server/model/features/RequestContext';
import { buildPolicy, type Policy, type PolicyTerms } from '@/server/model/policy/Policy';
import { comparePolicies } from '@/server/model/policy/policyComparison';
import { dataOf, refusalOf } from '../../../support/askGraph';

const catalogue = loadCatalogue();
const policyFor = (terms: Partial<PolicyTerms> = {}) =>
  buildPolicy(createContext(catalogue), { audience: 'world', linePercent: 95, ...terms });
const slugs = (features: readonly { readonly slug: string }[]) => features.map(({ slug }) => slug);

/** By every release one after the other. */
function worksEverywhere({ audience, cut }: Policy): readonly string[] {
  const kept = catalogue.releases.filter(
    ({ unit, index, browser }) => audience.weights[unit]! > 0 && index >= cut[browser.index]!,
  );
  return slugs(
    catalogue.features.filter((feature) =>
      kept.every(
        (release) =>
          stateAt(catalogue, catalogue.featureSupport, feature.index, release) ===
          SupportState.FULL,
      ),
    ),
  );
}

describe('comparePolicies', () => {
  it.each<[string, Partial<PolicyTerms>]>([
    ['another line', { linePercent: 80 }],
    ['another audience', { audience: 'region:JP' }],
    ['floors set by hand', { floors: ['safari:none', 'firefox:140'] }],
  ])('finds features that work everywhere under only one policy, for %s', (_, terms) => {
    const [here, there] = [policyFor(), policyFor(terms)];
    const { works } = comparePolicies(catalogue, here, there);
    const [left, right] = [worksEverywhere(here), worksEverywhere(there)];

    expect(slugs(works.onlyHere)).toEqual(left.filter((slug) => !right.includes(slug)));
    expect(slugs(works.onlyThere)).toEqual(right.filter((slug) => !left.includes(slug)));
    expect(works.onlyHere.length + works.onlyThere.length).toBeGreaterThan(0);
  });

  it('finds what linters let through under one alone', () => {
    const { allowed } = comparePolicies(
      catalogue,
      policyFor({ adopt: ['temporal'] }),
      policyFor({ decline: ['grid'] }),
    );

    expect(slugs(allowed.onlyHere)).toEqual(['grid', 'temporal']);
    expect(allowed.onlyThere).toEqual([]);
  });

  it('finds nothing between a policy and itself', () => {
    const { works, allowed } = comparePolicies(catalogue, policyFor(), policyFor());

    expect([works, allowed]).toEqual([
      { onlyHere: [], onlyThere: [] },
      { onlyHere: [], onlyThere: [] },
    ]);
  });

  it('is the same by GraphQL, which refuses what it refuses of one policy', () => {
    const ask = (terms: string) => `{ policy(audience: "world", linePercent: 95) {
      comparedWith(policy: ${terms}) { other { hash } works { onlyThereCount onlyThere(first: 3) { slug } } } } }`;
    const there = policyFor({ linePercent: 80 });
    const { onlyThere } = comparePolicies(catalogue, policyFor(), there).works;

    expect(dataOf(ask('{ audience: "world", linePercent: 80 }'))).toEqual({
      policy: {
        comparedWith: {
          other: { hash: there.hash },
          works: {
            onlyThereCount: onlyThere.length,
            onlyThere: slugs(onlyThere.slice(0, 3)).map((slug) => ({ slug })),
          },
        },
      },
    });
    expect(refusalOf(ask('{ audience: "world", linePercent: 0 }')).code).toBe('ARGUMENT_INVALID');
  });
});
