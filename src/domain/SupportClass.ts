/** One browser's support for one key, as shown in a support table. */
export type SupportClass = 'YES' | 'PARTIAL' | 'PREVIEW' | 'NO' | 'REMOVED_PARTIAL' | 'UNKNOWN';

const WORDS: Readonly<Record<SupportClass, string>> = {
  YES: 'Supported',
  PARTIAL: 'Partial support',
  PREVIEW: 'In a preview release',
  NO: 'Not supported',
  REMOVED_PARTIAL: 'Partial support, removed',
  UNKNOWN: 'Support unknown',
};

export function supportWords(supportClass: SupportClass): string {
  return WORDS[supportClass];
}
