import { readOptions } from '@/cli/plugins/bundle/readOptions';

describe('readOptions', () => {
  it('takes options that are right, and no options', () => {
    expect(readOptions({ line: 90, fail: true })).toEqual({ fail: true, terms: { line: 90 } });
    expect(readOptions(undefined)).toEqual({ fail: false, terms: {} });
  });

  it.each([
    [null, 'are an object, such as { "line": 95 }, and not null.'],
    ['region:DE', 'and not "region:DE".'],
    [[95], 'and not [95].'],
    [{ line: '95' }, 'The option “line” of plimsoll(…) is a number, and not "95".'],
    [
      { toString: 1 },
      'plimsoll(…) has no option “toString”. It has fail, audience, line, config, server.',
    ],
  ])('names what is wrong with %j, and what to write', (given, message) => {
    expect(readOptions(given).fault).toContain(message);
  });

  it('keeps a wish to fail next to a wrong option', () => {
    expect(readOptions({ fail: true, lien: 95 })).toMatchObject({ fail: true, terms: {} });
  });
});
