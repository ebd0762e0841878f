/** Other people's text within a line of Markdown: nothing in it becomes markup, HTML included. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ');
}
