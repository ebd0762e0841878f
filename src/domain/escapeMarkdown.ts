/**
 * Other people's text within a line of Markdown: nothing in it becomes markup, HTML included. Our own
 * narrow spaces stay.
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/[^\S\u202F]+/g, ' ');
}
