import type { SupportRowMark } from './supportRow';

/** The label below a version, and its explanation. */
export const MARK_WORDS: Readonly<
  Record<SupportRowMark, { readonly short: string; readonly meaning: string }>
> = {
  PREFIX: { short: 'prefix', meaning: 'needs a vendor prefix' },
  ALTERNATIVE_NAME: { short: 'name', meaning: 'uses another name' },
  FLAG: { short: 'flag', meaning: 'behind a flag the user must turn on' },
  NOTE: { short: 'note', meaning: 'has a note' },
  MORE: { short: 'more', meaning: 'has more than one statement, such as earlier support or gaps' },
};
