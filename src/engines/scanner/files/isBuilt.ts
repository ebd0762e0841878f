import type { Language } from './languageOf';

const LONG_LINES = 150;
/** Fonts and pictures that code holds as text. */
const DATA = /(["'`])[\w+/=%,;:-]{200,}\1/g;

/** A build for browsers has long lines of code. */
export function isBuilt(language: Language, text: string): boolean {
  return language === 'js' && hasLongLines(text);
}

/** True for texts that no person writes. */
export function hasLongLines(text: string): boolean {
  const lines = text.split('\n').length + 1;
  if (text.length / lines < LONG_LINES) return false;
  return text.replace(DATA, '').length / lines >= LONG_LINES;
}
