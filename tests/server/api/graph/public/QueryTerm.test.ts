import { parseQuery } from '@/engines/query/parseQuery';
import { dataOf, refusalOf } from '../../../../support/askGraph';

interface Vocabulary {
  readonly queryTerms: readonly {
    readonly name: string;
    readonly example: string;
    readonly values: readonly { readonly text: string; readonly count: number }[];
  }[];
}
interface Completions {
  readonly queryCompletions: readonly {
    readonly text: string;
    readonly label: string;
    readonly count: number | null;
    readonly start: number;
    readonly end: number;
  }[];
}

const vocabulary = () =>
  dataOf<Vocabulary>('{ queryTerms { name example values { text count } } }').queryTerms;
const complete = (text: string) =>
  dataOf<Completions>(
    'query ($query: String!, $position: Int!) { queryCompletions(query: $query, position: $position) { text label count start end } }',
    {
      query: text.replace('|', ''),
      position: text.indexOf('|'),
    },
  ).queryCompletions;

describe('QueryTerm', () => {
  it('lists every term with a valid example', () => {
    const terms = vocabulary();
    expect(terms).toHaveLength(20);
    for (const { example } of terms) expect(parseQuery(example)).toHaveProperty('query');
  });

  it('counts what each value finds', () => {
    for (const { name, values } of vocabulary()) {
      for (const { text, count } of values.slice(0, 3)) {
        expect(
          dataOf('query ($query: String) { features(query: $query) { totalCount } }', {
            query: `${name}:${text}`,
          }).features.totalCount,
        ).toBe(count);
      }
    }
    const limited = vocabulary().find(({ name }) => name === 'baseline_status')!.values;
    expect(limited.reduce((sum, { count }) => sum + count, 0)).toBe(1204);
  });
});

describe('queryCompletions', () => {
  it('offers terms for a prefix, with their meaning', () => {
    expect(complete('grid bas|')).toMatchObject([
      { text: 'baseline_status:', start: 5, end: 8, count: null },
      { text: 'baseline_status_published:', start: 5, end: 8, count: null },
      { text: 'baseline_date:', start: 5, end: 8, count: null },
    ]);
  });

  it('offers features for the test of one, with how many it proves', () => {
    const [has] = complete('proven_by:has|');

    expect(has).toMatchObject({ text: 'has ', label: ':has()' });
    expect(has!.count).toBe(
      dataOf('{ features(query: "proven_by:has") { totalCount } }').features.totalCount,
    );
    expect(has!.count).toBeGreaterThan(100);
  });

  it('offers values with counts, and groups by their names as well', () => {
    expect(complete('available_on:saf|').map(({ text }) => text)).toEqual([
      'safari ',
      'safari_ios ',
    ]);
    expect(complete('group:|')[0]!.count).toBeGreaterThan(50);
    expect(complete('snapshot:"ECMAScript 2023|').map(({ text }) => text)).toEqual([
      'ecmascript-2023 ',
    ]);
    expect(complete('snapshot:es2015|').map(({ text }) => text)).toEqual(['ecmascript-2015 ']);
    expect(complete('id:subg|')[0]).toMatchObject({ text: 'subgrid ', count: 1 });
  });

  it('walks down the key tree', () => {
    expect(complete('bcd:css.sel|').map(({ text }) => text)).toEqual(['css.selectors']);
    expect(complete('bcd:css.selectors.ha|').map(({ text }) => text)).toContain(
      'css.selectors.has ',
    );
    expect(
      complete('bcd:css.selectors.has|').find(({ text }) => text === 'css.selectors.has '),
    ).toMatchObject({ count: 1 });
    expect(complete('available_date:fire|').map(({ text }) => text)).toEqual([
      'firefox:',
      'firefox_android:',
    ]);
  });

  it('offers nothing for free text, and refuses to return too many', () => {
    expect(complete('name:gr|')).toEqual([]);
    // It would take an hour.
    expect(complete(`${'a'.repeat(1_000_000)} |`)).toEqual([]);
    expect(refusalOf('{ queryCompletions(query: "", position: 0, first: 51) { text } }').code).toBe(
      'PAGE_SIZE_INVALID',
    );
  });
});
