import type { formatLine, formatList, formatPercent } from '@/domain/format';
import type { shares } from './__generated__/shares.en';
import type { verdict } from './__generated__/verdict.en';
import type { Locale } from './locale';

/** The messages of every language take the arguments of the English ones. */
export type ShareMessages = typeof shares;
export type VerdictMessages = typeof verdict & ShareMessages;

/** As much of a language as shares need, which lists have many of. */
export interface ShareWording {
  readonly messages: ShareMessages;
  readonly percent: typeof formatPercent;
}

/** A language: its messages, and how it writes what they are filled with. */
export interface Wording extends ShareWording {
  readonly locale: Locale;
  readonly messages: VerdictMessages;
  /** Between two sentences. */
  readonly gap: string;
  readonly line: typeof formatLine;
  /** With one decimal: “6.6”. */
  readonly decimal: (number: number) => string;
  readonly count: (count: number) => string;
  readonly list: typeof formatList;
  /** The month of an ISO date: “August 2025”. */
  readonly month: (iso: string) => string;
}
