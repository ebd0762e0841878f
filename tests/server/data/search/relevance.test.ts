import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSearchIndex } from '@/server/data/search/loadSearchIndex';

interface Asked {
  readonly query: string;
  readonly expect: readonly string[];
}

const index = loadSearchIndex();
const options = { hasTypoTolerance: true, prefixes: 'last' } as const;

/** The share of queries with an expected feature among the first hits, keys counted. */
function shareFound(file: string, first: number): number {
  const asked = JSON.parse(
    readFileSync(join(__dirname, '../../../../bench', file), 'utf8'),
  ) as readonly Asked[];
  const found = asked.filter(({ query, expect: slugs }) =>
    index
      .rank(query, options)
      .slice(0, first)
      .some((at) => slugs.some((slug) => index.records.at(at).objectID === `feature:${slug}`)),
  );
  return found.length / asked.length;
}

describe('search relevance', () => {
  it.each([
    ['intents-dev.json', 0.98, 0.99],
    ['intents-tasks.json', 0.95, 0.99],
    // Said by people who come from libraries, frameworks and design tools.
    ['intents-tools.json', 0.92, 0.97],
    // As typed into a search box.
    ['intents-everyday.json', 0.95, 0.98],
    // For features drawn at random from the catalogue: in a few words, and in whole sentences.
    ['intents-features.json', 0.93, 0.98],
    ['intents-sentences.json', 0.85, 0.96],
    ['relevance-dev.json', 0.95, 0.99],
  ])('%s: at least %d first, %d within five', (file, first, withinFive) => {
    expect(shareFound(file, 1)).toBeGreaterThanOrEqual(first);
    expect(shareFound(file, 5)).toBeGreaterThanOrEqual(withinFive);
  });

  it('puts what is named so before what resembles it, with a generic word too', () => {
    const [feature, key] = index.rank('css nesting', options);

    expect([feature, key].map((at) => index.records.at(at!).objectID)).toEqual([
      'feature:nesting',
      'key:css.selectors.nesting',
    ]);
  });

  it.each([
    ['css nesting', ['array-flat', 'error-cause', 'popover']],
    ['optional chaining', ['overscroll-behavior', 'promise', 'functions']],
    ['anchor positioning', ['a', 'html-wrapper-methods', 'background-origin']],
  ])('leaves out what shares only a word with the name that is asked: %s', (query, others) => {
    const found = index.rank(query, options).map((at) => index.records.at(at).slug);

    expect(others.filter((slug) => found.includes(slug))).toEqual([]);
  });

  it.each([
    ['optional chaining', 'javascript.operators.optional_chaining'],
    ['arrow functions', 'javascript.functions.arrow_functions'],
    ['ternary operator', 'javascript.operators.conditional'],
    ['lookbehind', 'javascript.regular_expressions.lookbehind_assertion'],
    ['switch statement', 'javascript.statements.switch'],
  ])('finds syntax by its name before the feature it is part of: %s', (query, path) => {
    const [best] = index.rank(query, options);
    expect(index.records.at(best!).objectID).toBe(`key:${path}`);
  });
});
