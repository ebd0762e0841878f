import {
  HIGHLIGHT_POST_TAG as END,
  highlightParts,
  HIGHLIGHT_PRE_TAG as START,
} from '@/browser/search/highlight';

const shown = (text: string) =>
  highlightParts(text).map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part));

describe('highlight', () => {
  it('separates matches from the rest', () => {
    expect(shown(`${START}Contain${END}er ${START}quer${END}ies`)).toEqual([
      '[Contain]',
      'er ',
      '[quer]',
      'ies',
    ]);
  });

  it('leaves a name that looks like markup unchanged', () => {
    expect(shown(`${START}<em>${END} <img onerror=alert(1)>`)).toEqual([
      '[<em>]',
      ' <img onerror=alert(1)>',
    ]);
  });

  it('loses no letter if marks are unbalanced', () => {
    expect(shown(`a${END}b${START}c`).join('')).toBe('abc');
  });
});
