import { completionAt } from '@/engines/query/completionAt';

/** `|` is the caret. */
const at = (text: string) => completionAt(text.replace('|', ''), text.indexOf('|'));

describe('completionAt', () => {
  it('completes a term’s name, leaving a preceding sign alone', () => {
    expect(at('grid avail|')).toEqual({ typed: 'avail', start: 5, end: 10 });
    expect(at('-(-base|line x')).toEqual({ typed: 'base', start: 3, end: 11 });
    expect(at('|')).toEqual({ typed: '', start: 0, end: 0 });
    expect(at('grid |')).toEqual({ typed: '', start: 5, end: 5 });
  });

  it('completes a term’s value, quoted or not', () => {
    expect(at('-group:cs|s x')).toEqual({ term: 'group', typed: 'cs', start: 7, end: 10 });
    expect(at('snapshot:"ECMAScript 20|')).toEqual({
      term: 'snapshot',
      typed: 'ECMAScript 20',
      start: 9,
      end: 23,
    });
    expect(at('"a b" Group:|')).toEqual({ term: 'group', typed: '', start: 12, end: 12 });
  });

  it('ignores unknown term names', () => {
    expect(at('foo:ba|')).toEqual({ typed: 'foo:ba', start: 0, end: 6 });
  });
});
