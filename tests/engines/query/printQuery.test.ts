import { parseQuery } from '@/engines/query/parseQuery';
import { printQuery } from '@/engines/query/printQuery';
import type { Query } from '@/engines/query/Query';
import { randomQueries } from './randomQuery';

/** A query without the places of its parts. */
function meaningOf(text: string): unknown {
  const result = parseQuery(text);
  if ('problem' in result) throw new Error(`${text}: ${result.problem.message}`);
  return JSON.parse(
    JSON.stringify(result.query, (key, value: unknown) =>
      key === 'start' || key === 'end' ? undefined : value,
    ),
  ) as unknown;
}

function reprint(text: string): string {
  const result = parseQuery(text);
  if ('problem' in result) throw new Error(`${text}: ${result.problem.message}`);
  return printQuery(result.query);
}

describe('printQuery', () => {
  it('prints equivalent queries the same way', () => {
    expect(reprint('')).toBe('');
    expect(reprint(' Name:"grid"  AND (css)')).toBe('name:grid css');
    expect(reprint('(a b) OR ((c))')).toBe('a b OR c');
    expect(reprint('a (b OR c) -(d e) -"f g"')).toBe('a (b OR c) -(d e) -"f g"');
    expect(reprint('AVAILABLE_date:"Chrome":2024-01-01..2024-02-01 coverage:80.50..95')).toBe(
      'available_date:chrome:2024-01-01..2024-02-01 coverage:80.5..95',
    );
  });

  it('quotes text that would parse as something else', () => {
    for (const text of [
      '"OR"',
      '"-a"',
      '"a:b"',
      '"a\\"b"',
      'name:"a b"',
      'name:"(a)"',
      '"a\\\\b c"',
      ':has()',
    ])
      expect(reprint(text)).toBe(text);
  });

  it('prints text that parses to the same query', () => {
    const { query, soup } = randomQueries(6);
    const texts = [
      ...Array.from({ length: 400 }, () => query()),
      ...Array.from({ length: 3000 }, () => soup()).filter((text) => 'query' in parseQuery(text)),
    ];
    for (const text of texts) expect(meaningOf(reprint(text))).toEqual(meaningOf(text));
    expect(texts.length).toBeGreaterThan(500);
  });

  it('prints a hand-built query', () => {
    const query: Query = {
      kind: 'and',
      start: 0,
      end: 0,
      operands: [
        { kind: 'text', value: 'AND', start: 0, end: 0 },
        { kind: 'discouraged', value: 'yes', start: 0, end: 0 },
      ],
    };
    expect(printQuery(query)).toBe('"AND" discouraged:yes');
  });
});
