import { getValue, splitParts, withoutPart, withTerm } from '@/engines/query/editQuery';

const textsOf = (query: string) => splitParts(query)?.map(({ text }) => text);

describe('editQuery', () => {
  it('splits a query at its outermost AND, keeping each part as typed', () => {
    expect(textsOf('grid  Name:"a b" AND -(x OR y) (p q)')).toEqual([
      'grid',
      'Name:"a b"',
      '-(x OR y)',
      '(p q)',
    ]);
    expect(textsOf('a OR b')).toEqual(['(a OR b)']);
    expect(textsOf('(a OR b)')).toEqual(['(a OR b)']);
    expect(textsOf('')).toEqual([]);
    expect(textsOf('a OR')).toBeUndefined();
  });

  it('keeps parentheses that close before the end', () => {
    expect(textsOf('(a b) OR (c d)')).toEqual(['((a b) OR (c d))']);
    expect(withTerm('(a b) OR (c d)', 'group', 'css')).toBe('((a b) OR (c d)) group:css');
  });

  it('sets or removes a term’s value', () => {
    expect(withTerm('grid baseline_status:newly', 'baseline_status', 'widely')).toBe(
      'grid baseline_status:widely',
    );
    expect(withTerm('grid baseline_status:newly', 'baseline_status', undefined)).toBe('grid');
    expect(withTerm('a OR b', 'group', 'css')).toBe('(a OR b) group:css');
    expect(withTerm('', 'coverage', '>=95')).toBe('coverage:>=95');
    expect(withTerm('"open', 'group', 'css')).toBe('"open');
  });

  it('reads a top-level term’s value, but not a negated or alternative one', () => {
    expect(getValue('grid GROUP:css', 'group')).toBe('css');
    expect(getValue('coverage:80..95', 'coverage')).toBe('80..95');
    expect(getValue('available_on:Safari', 'available_on')).toBe('safari');
    for (const query of ['-group:css', 'group:css OR grid', '', '"open'])
      expect(getValue(query, 'group')).toBeUndefined();
  });

  it('removes one part', () => {
    expect(withoutPart('a b -c', 1)).toBe('a -c');
    expect(withoutPart('a', 0)).toBe('');
    expect(withoutPart('a OR', 0)).toBe('a OR');
  });
});
