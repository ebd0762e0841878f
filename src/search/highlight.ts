/** Marks around what matched. Private characters, since names such as “<em>” hold what is usual. */
export const HIGHLIGHT_PRE_TAG = '\uE000';
export const HIGHLIGHT_POST_TAG = '\uE001';

export interface HighlightPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * A marked text as parts, to be drawn as text: answers are not escaped, so nothing of them may
 * become markup.
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
