import type { Language } from './languageOf';

/** A site generator takes away what stands between the lines at the head; Astro runs it. */
export function withoutFrontMatter(text: string, language: Language): string {
  if (language === 'astro' || !text.startsWith('---')) return text;
  const [front = ''] = /^---[ \t]*\r?\n(?:[^]*?\n)?---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  return front.replace(/[^\n]/g, ' ') + text.slice(front.length);
}
