/**
 * Marks around each match. Private-use characters, because names such as “<em>” contain the usual
 * tags.
 */
export const HIGHLIGHT_PRE_TAG = '\uE000';
export const HIGHLIGHT_POST_TAG = '\uE001';

export interface HighlightPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits highlighted text into parts to render as text. Answers are not escaped, so never use them
 * as markup.
 */
export function highlightParts(marked: string): readonly HighlightPart[] {
  const parts: HighlightPart[] = [];
  for (const [index, piece] of marked.split(HIGHLIGHT_PRE_TAG).entries()) {
    const end = index === 0 ? -1 : piece.indexOf(HIGHLIGHT_POST_TAG);
    if (end > 0) parts.push({ text: piece.slice(0, end), isMatch: true });
    const rest = piece.slice(end + 1).replaceAll(HIGHLIGHT_POST_TAG, '');
    if (rest !== '') parts.push({ text: rest, isMatch: false });
  }
  return parts;
}
