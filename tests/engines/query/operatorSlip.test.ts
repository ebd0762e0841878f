import { parseQuery } from '@/engines/query/parseQuery';

describe('operators as other languages write them', () => {
  it.each([
    ['baseline:widely or baseline:newly', 'or', 'baseline:widely OR baseline:newly'],
    ['grid Or flexbox', 'Or', 'grid OR flexbox'],
    ['(name:a) or (name:b)', 'or', '(name:a) OR (name:b)'],
    ['name:a || name:b', '||', 'name:a OR name:b'],
    ['grid && flexbox', '&&', 'grid AND flexbox'],
    ['group:css and grid', 'and', 'group:css AND grid'],
    ['grid not group:css', 'not', 'grid -group:css'],
    ['not group:css', 'not', '-group:css'],
    ['grid NOT flexbox', 'NOT', 'grid -flexbox'],
    ['name:a or not name:b', 'or', 'name:a OR -name:b'],
    ['-(name:a or name:b)', 'or', '-(name:a OR name:b)'],
  ])('says how the operator is written: %s', (text, marked, suggestion) => {
    const parsed = parseQuery(text);
    const problem = 'problem' in parsed ? parsed.problem : undefined;

    expect(text.slice(problem?.start, problem?.end)).toBe(marked);
    expect(problem?.message).toMatch(/operator is (?:OR|AND)|minus sign/);
    expect(problem?.suggestion).toBe(suggestion);
  });

  it.each([
    'drag and drop',
    'name:a "or" name:b',
    'or',
    'grid or',
    'do not',
    ':not() group:css',
    'desc:not grid',
    'name:"a or b"',
  ])('leaves words that are meant as words: %s', (text) => {
    expect(parseQuery(text)).toHaveProperty('query');
  });
});
