import { parse } from 'graphql';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { executeDocument } from '@/server/api/operations/executeOperation';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { aCatalogue } from '../../../support/aCatalogue';

const whole = aCatalogue({ features: ['has', 'nesting'] });
const reduced = aCatalogue({ features: ['has'], absentInSafari: ['has'] });

const today = '2026-11-21';

const document = parse(`{
  catalogue { featureCount }
  features(query: "has OR nesting", sort: COVERAGE_DESC) { totalCount edges { node { slug } } }
  nesting: feature(slug: "nesting") { __typename }
  key: compatKey(path: "css.selectors.has") {
    coverage(audience: "world") {
      supportedShare
      shortBrowsers { browser { slug } }
    }
    baseline { status missingBrowsers { slug } }
  }
  lineCounts(audience: "world", linePercent: 80) { count past { count } }
  featureSet(slugs: ["has", "nesting"]) { features { slug } absent { slug reason } }
  queryTerms(names: ["id"]) { values { text } }
}`);

interface Facts {
  readonly key: {
    readonly baseline: { readonly status: string };
    readonly coverage: {
      readonly supportedShare: number;
      readonly shortBrowsers: readonly { readonly browser: { readonly slug: string } }[];
    };
  };
}

function ask(catalogue: Catalogue): Facts {
  const context = createContext(catalogue, { today });
  const { data, errors } = executeDocument({ document }, context);
  if (errors) throw errors[0]!;
  return data as unknown as Facts;
}

describe('two catalogues in one process', () => {
  it('answer the same operation alternately, each from its own data', () => {
    const [first, second] = [ask(whole), ask(reduced)];

    expect(first).toMatchObject({
      catalogue: { featureCount: 2 },
      features: { totalCount: 2 },
      nesting: { __typename: 'Feature' },
      featureSet: { features: [{ slug: 'has' }, { slug: 'nesting' }], absent: [] },
      queryTerms: [{ values: [{ text: 'has' }, { text: 'nesting' }] }],
    });
    expect(second).toMatchObject({
      catalogue: { featureCount: 1 },
      features: { totalCount: 1, edges: [{ node: { slug: 'has' } }] },
      nesting: null,
      featureSet: { features: [{ slug: 'has' }], absent: [{ slug: 'nesting', reason: 'UNKNOWN' }] },
      queryTerms: [{ values: [{ text: 'has' }] }],
    });
    expect(ask(whole)).toEqual(first);
    expect(ask(reduced)).toEqual(second);
  });

  it('return different shares and statuses for the same key', () => {
    const [before, after] = [ask(whole).key, ask(reduced).key];
    const lackingIn = ({ coverage }: Facts['key']) =>
      coverage.shortBrowsers.map(({ browser }) => browser.slug).slice(0, 2);

    expect(before.baseline.status).toBe('WIDELY');
    expect(after.baseline).toEqual({
      status: 'LIMITED',
      missingBrowsers: [{ slug: 'safari' }, { slug: 'safari_ios' }],
    });
    expect(after.coverage.supportedShare).toBeLessThan(before.coverage.supportedShare - 0.1);
    expect(lackingIn(before)).not.toContain('safari_ios');
    expect(lackingIn(after)).toContain('safari_ios');
  });

  it('cache separate badges and feeds for one URL', () => {
    const answer = (catalogue: Catalogue, address: string) =>
      renderAnswer(catalogue, address, 'https://plimsoll.example', today);
    const entries = (catalogue: Catalogue) =>
      answer(catalogue, '/feeds/query?q=has%20OR%20nesting').body.match(/<entry>/g);
    const badge = (catalogue: Catalogue) => answer(catalogue, '/badge/features/nesting.svg').status;

    expect([badge(whole), badge(reduced), badge(whole)]).toEqual([200, 404, 200]);
    expect(entries(whole)).toHaveLength(2);
    expect(entries(reduced)).toHaveLength(1);
  });

  it('keep a request on the catalogue it started with', () => {
    const context = createContext(whole, { today });
    ask(reduced);

    expect(executeDocument({ document }, context).data).toEqual(ask(whole));
  });
});
