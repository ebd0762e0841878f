import { parseQuery } from '@/engines/query/parseQuery';
import { printQuery } from '@/engines/query/printQuery';
import type { Query } from '@/engines/query/Query';
import type { QueryProblem } from '@/engines/query/QueryProblem';

const NAMES = {
  groups: [
    { slug: 'css', aliases: ['css', 'CSS'] },
    { slug: 'selectors', aliases: ['css/selectors', 'Selectors'] },
  ],
  snapshots: [{ slug: 'ecmascript-2023', aliases: ['ECMAScript 2023'] }],
};

function parsed(text: string): Query {
  const result = parseQuery(text, NAMES);
  if ('problem' in result) throw new Error(`${text}: ${result.problem.message}`);
  return result.query;
}

function problemOf(text: string): QueryProblem {
  const result = parseQuery(text, NAMES);
  if ('query' in result) throw new Error(`${text} was read.`);
  return result.problem;
}

/** The operators as brackets show them, terms by their values. */
function shapeOf(text: string): string {
  const show = (query: Query): string => {
    if (query.kind === 'and' || query.kind === 'or')
      return `(${query.operands.map(show).join(query.kind === 'and' ? ' & ' : ' | ')})`;
    if (query.kind === 'not') return `!${show(query.operand)}`;
    return 'value' in query ? query.value : query.kind;
  };
  return show(parsed(text));
}

describe('parseQuery', () => {
  it('matches everything if the query is empty', () => {
    for (const text of ['', '  \n\t']) expect(parsed(text)).toEqual({ kind: 'all' });
  });

  it('joins adjacent terms with AND, which binds tighter than OR', () => {
    expect(shapeOf('a b OR c AND d e')).toBe('((a & b) | (c & d & e))');
    expect(shapeOf('a (b OR c) d')).toBe('(a & (b | c) & d)');
    expect(shapeOf('(a)(b)')).toBe('(a & b)');
    expect(shapeOf('a OR b OR c')).toBe('(a | b | c)');
  });

  it('negates a term, a phrase, a group and a negation', () => {
    expect(shapeOf('-a -"b c" -(d OR e) --f -name:g')).toBe('(!a & !b c & !(d | e) & !!f & !g)');
    expect(shapeOf('-a OR b')).toBe('(!a | b)');
  });

  it('treats reserved words as operators only in upper case, and never as values', () => {
    expect(parsed('name:edge')).toMatchObject({ kind: 'name', value: 'edge' });
    expect(parsed('edge')).toMatchObject({ kind: 'text', value: 'edge' });
    expect(parsed('name:OR')).toMatchObject({ kind: 'name', value: 'OR' });
    expect(shapeOf('and or ANDROID "AND" widely missing')).toBe(
      '(and & or & ANDROID & AND & widely & missing)',
    );
  });

  it('keeps CSS and HTML punctuation within words', () => {
    for (const word of [
      ':has()',
      '@media',
      '::before',
      'if()',
      'grid-template',
      '<dialog>',
      'a-b',
      "it's",
      '日本語',
      '👩‍👩‍👧',
      '=',
      '>=',
    ]) {
      expect(parsed(word)).toMatchObject({ kind: 'text', value: word });
    }
  });

  it('parses quoted values with escapes', () => {
    expect(parsed('name:"a \\"b\\" \\\\ (c) OR d"')).toMatchObject({
      kind: 'name',
      value: 'a "b" \\ (c) OR d',
    });
    expect(parsed('available_on:"Safari_iOS"')).toMatchObject({
      kind: 'available_on',
      browser: 'safari_ios',
    });
    expect(parsed('desc:-webkit')).toMatchObject({ kind: 'desc', value: '-webkit' });
    expect(shapeOf('a"b c"d')).toBe('(a & b c & d)');
  });

  it('parses every term, in any case', () => {
    const days = { from: '2024-02-29', to: '2024-12-31' };
    expect(parsed('Available_On:FIREFOX_android')).toMatchObject({
      kind: 'available_on',
      browser: 'firefox_android',
    });
    for (const text of [
      'available_date:Chrome:2024-02-29..2024-12-31',
      'available_date:"chrome":"2024-02-29..2024-12-31"',
      'available_date:chrome:"2024-02-29..2024-12-31"',
    ]) {
      expect(parsed(text)).toMatchObject({ kind: 'available_date', browser: 'chrome', days });
    }
    expect(parsed('baseline_date:2024-02-29..2024-12-31')).toMatchObject({
      kind: 'baseline_date',
      days,
    });
    expect(parsed('widely_date:2024-02-29..2024-12-31')).toMatchObject({
      kind: 'widely_date',
      days,
    });
    expect(parsed('baseline_status:Newly')).toMatchObject({
      kind: 'baseline_status',
      status: 'newly',
    });
    expect(parsed('coverage:>=95')).toMatchObject({
      kind: 'coverage',
      bounds: [{ operator: '>=', percent: 95 }],
    });
    expect(parsed('coverage:<0.5')).toMatchObject({ bounds: [{ operator: '<', percent: 0.5 }] });
    expect(parsed('coverage:80..95')).toMatchObject({
      bounds: [
        { operator: '>=', percent: 80 },
        { operator: '<=', percent: 95 },
      ],
    });
    expect(parsed('discouraged:NO')).toMatchObject({ kind: 'discouraged', value: 'no' });
    expect(parsed('Decision:Open')).toMatchObject({ kind: 'decision', value: 'open' });
    expect(parsed('missing:safari')).toMatchObject({ kind: 'missing', browser: 'safari' });
    expect(parsed('missing_only:safari')).toMatchObject({ kind: 'missing_only' });
    expect(parsed('kind:one_browser_short')).toMatchObject({
      kind: 'kind',
      value: 'one_browser_short',
    });
    expect(parsed('bcd:css.selectors.has')).toMatchObject({
      kind: 'bcd',
      value: 'css.selectors.has',
    });
    expect(parsed('group:CSS/Selectors')).toMatchObject({ kind: 'group', value: 'selectors' });
    expect(parsed('snapshot:"ECMAScript 2023"')).toMatchObject({
      kind: 'snapshot',
      value: 'ecmascript-2023',
    });
    expect(parsed('spec:css-grid')).toMatchObject({ kind: 'spec', value: 'css-grid' });
    expect(parsed('id:has')).toMatchObject({ kind: 'id', value: 'has' });
    expect(parsed('provenBy:has')).toMatchObject({ kind: 'proven_by', value: 'has' });
  });

  it('reports the range of every part', () => {
    expect(parsed(' a  -(b OR c)')).toMatchObject({
      start: 1,
      end: 13,
      operands: [
        { start: 1, end: 2 },
        {
          start: 4,
          end: 13,
          operand: {
            start: 5,
            end: 13,
            operands: [
              { start: 6, end: 7 },
              { start: 11, end: 12 },
            ],
          },
        },
      ],
    });
  });

  it.each([
    // The typed text, the marked part, the suggestion.
    ['availabel_on:chrome', 'availabel_on', 'available_on:chrome'],
    ['https://example.org', 'https://example.org', '"https://example.org"'],
    ['available_on:chorme', 'chorme', 'available_on:chrome'],
    ['missing:opera', 'opera', undefined],
    ['available_on:firefox-android', 'firefox-android', 'available_on:firefox_android'],
    ['baseline_status:wide', 'wide', 'baseline_status:widely'],
    [
      'baseline_date:2024-02-30..2024-03-01',
      '2024-02-30..2024-03-01',
      'baseline_date:2024-02-29..2024-03-01',
    ],
    [
      'baseline_date:2023-02-29..2024-13-01',
      '2023-02-29..2024-13-01',
      'baseline_date:2023-02-28..2024-12-01',
    ],
    [
      'available_date:chrome:2024-1-5..2024-02-01',
      '2024-1-5..2024-02-01',
      'available_date:chrome:2024-01-05..2024-02-01',
    ],
    [
      'widely_date:2025-01-01..2024-01-01',
      '2025-01-01..2024-01-01',
      'widely_date:2024-01-01..2025-01-01',
    ],
    ['baseline_date:2024-13', '2024-13', undefined],
    ['baseline_date:2024-01-01..', '2024-01-01..', 'baseline_date:2024-01-01..2024-01-01'],
    ['baseline_date:yesterday..today', 'yesterday..today', undefined],
    ['available_date:chrome', '', undefined],
    ['coverage:>=101', '>=101', undefined],
    ['coverage:95..80', '95..80', 'coverage:80..95'],
    ['coverage:lots', 'lots', undefined],
    ['discouraged:maybe', 'maybe', undefined],
    ['kind:one_browser', 'one_browser', 'kind:one_browser_short'],
    ['group:ccs', 'ccs', 'group:css'],
    ['snapshot:ecmascript-2032', 'ecmascript-2032', 'snapshot:ecmascript-2023'],
    ['name:', '', undefined],
    ['name: ', '', undefined],
    ['name: OR grid', '', undefined],
    ['name:""', '""', undefined],
    ['""', '""', undefined],
    ['grid OR', 'OR', 'grid'],
    ['grid AND OR flex', 'OR', 'grid AND flex'],
    ['AND grid', 'AND', 'grid'],
    ['grid AND )', 'AND', 'grid'],
    ['grid -', '-', 'grid "-"'],
    ['(grid', '(', '(grid)'],
    ['grid)', ')', 'grid'],
    [')', ')', undefined],
    ['grid ()', '()', 'grid'],
    ['css "grid', '"grid', 'css "grid"'],
    ['name:"\\', '"\\', undefined],
  ])('marks the problem in %s and suggests what was meant', (text, marked, suggestion) => {
    const problem = problemOf(text);

    expect(problem.message).toMatch(/^[\p{Lu}“].*[.?]$/u);
    expect(text.slice(problem.start, problem.end)).toBe(marked);
    expect(problem.suggestion).toBe(suggestion);
  });

  it.each([
    ['baseline:newly', 'baseline_status:newly'],
    ['STATUS:widely', 'baseline_status:widely'],
    ['newly:2025', 'baseline_date:2025-01-01..2025-12-31'],
    ['-widely:2026-06', '-widely_date:2026-06-01..2026-06-30'],
    ['description:scroll', 'desc:scroll'],
    ['coverage:95', 'coverage:>=95'],
    ['coverage:=95%', 'coverage:>=95'],
    ['coverage:>95%', 'coverage:>95'],
    ['coverage:80%..95%', 'coverage:80..95'],
    ['baseline_date:2024', 'baseline_date:2024-01-01..2024-12-31'],
    ['baseline_date:2024-02', 'baseline_date:2024-02-01..2024-02-29'],
    ['baseline_date:2023-11..2024-02', 'baseline_date:2023-11-01..2024-02-29'],
    ['baseline_date:2024-02-03', 'baseline_date:2024-02-03..2024-02-03'],
    ['available_date:safari:2024', 'available_date:safari:2024-01-01..2024-12-31'],
    ['- available_on:chrome', '-available_on:chrome'],
    ['grid - flex', 'grid -flex'],
    ['name: grid', 'name:grid'],
    ['available_on : chrome', 'available_on:chrome'],
    ['coverage: 95%', 'coverage:>=95'],
    ['a : b', 'a ":" b'],
    ['name :has()', 'name :has()'],
  ])('takes %s for %s', (text, printed) => {
    const result = parseQuery(text, NAMES);
    expect(result).toHaveProperty('query');
    if ('query' in result) expect(printQuery(result.query)).toBe(printed);
  });

  it('suggests the newest of equally similar editions', () => {
    const snapshots = ['ecmascript-2020', 'ecmascript-2023'].map((slug) => ({ slug, aliases: [] }));
    const result = parseQuery('snapshot:ecmascript-2024', { groups: [], snapshots });

    expect(result).toMatchObject({ problem: { suggestion: 'snapshot:ecmascript-2023' } });
  });

  it('accepts any group unless given a list', () => {
    expect(parseQuery('group:anything')).toMatchObject({
      query: { kind: 'group', value: 'anything' },
    });
  });

  it('accepts up to 2,048 characters, 200 terms and 32 nested parentheses', () => {
    expect(parsed('x'.repeat(2048)).kind).toBe('text');
    expect(problemOf('x'.repeat(2049))).toMatchObject({ start: 2048, end: 2049 });
    expect(parsed('x '.repeat(200)).kind).toBe('and');
    expect(problemOf(`${'x '.repeat(200)}last`)).toMatchObject({ start: 400, end: 404 });
    expect(parsed(`${'('.repeat(32)}x${')'.repeat(32)}`).kind).toBe('text');
    expect(problemOf(`${'('.repeat(33)}x${')'.repeat(33)}`)).toMatchObject({ start: 32, end: 33 });
    expect(problemOf(`${'-'.repeat(33)}x`)).toMatchObject({ start: 32, end: 33 });
  });
});
