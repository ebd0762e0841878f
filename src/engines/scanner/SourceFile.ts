import type { Language } from './files/languageOf';

export interface SourceFile {
  /** With slashes, unique in a scan. */
  readonly name: string;
  readonly language: Language;
  readonly text: string;
  /** True for code that is known to reach browsers, or is to be read whatever it is for. */
  readonly isShipped?: boolean;
}
