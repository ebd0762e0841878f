import type { Language } from './files/languageOf';

export interface SourceFile {
  /** With slashes, unique in a scan. */
  readonly name: string;
  readonly language: Language;
  readonly text: string;
}
