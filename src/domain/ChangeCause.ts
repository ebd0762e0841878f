/** Why a number changed. */
export type ChangeCause =
  | 'SHIPPED'
  | 'CORRECTED'
  | 'AUDIENCE_MOVED'
  | 'DEFINITION_CHANGED'
  | 'CLOCK';

const WORDS: Readonly<Record<ChangeCause, string>> = {
  SHIPPED: 'Shipped',
  CORRECTED: 'Data corrected',
  AUDIENCE_MOVED: 'People moved',
  DEFINITION_CHANGED: 'Definition changed',
  CLOCK: 'Time passed',
};

export function causeWords(cause: ChangeCause): string {
  return WORDS[cause];
}
