/** Why a share changed. */
export type ShareCause =
  | 'SHIPPED'
  | 'CORRECTED'
  | 'AUDIENCE_MOVED'
  | 'DEFINITION_CHANGED'
  | 'CLOCK';

/** Why a share or a Baseline status changed. */
export type ChangeCause = ShareCause | 'COMPUTED';

const WORDS: Readonly<Record<ChangeCause, string>> = {
  SHIPPED: 'Shipped',
  CORRECTED: 'Data corrected',
  AUDIENCE_MOVED: 'Browser mix changed',
  DEFINITION_CHANGED: 'Definition changed',
  CLOCK: 'Time passed',
  COMPUTED: 'Computed; web-features has not published it yet',
};

export function causeWords(cause: ChangeCause): string {
  return WORDS[cause];
}
