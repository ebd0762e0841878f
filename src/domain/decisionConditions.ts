import { formatLine } from '@/domain/format';

/** Conditions that reopen a decision, apart from a day and from those of every decision. */
export interface DecisionConditions {
  readonly askAtPercent?: number | null | undefined;
  /** A browser, by name. */
  readonly askWhenShipped?: string | null | undefined;
}

/** As sentences: “Ask again when 97 % can use it.” What is adopted falls; everything else rises. */
export function conditionSentences(
  state: string,
  { askAtPercent, askWhenShipped }: DecisionConditions,
): readonly string[] {
  return [
    ...(askAtPercent == null ? [] : [`Ask again when ${levelWords(state, askAtPercent)}.`]),
    ...(askWhenShipped == null ? [] : [`Ask again when ${askWhenShipped} ships it.`]),
  ];
}

const levelWords = (state: string, percent: number): string =>
  state === 'ADOPTED'
    ? `less than ${formatLine(percent)} of the audience can use it`
    : `${formatLine(percent)} can use it`;
