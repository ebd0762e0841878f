import { plainText } from '@/domain/plainText';

const MAX_QUOTED = 300;

/** Other people's text as data: short, on one line, and with nothing in it that is not seen. */
export function quote(text: string): string {
  const plain = plainText(text);
  return plain.length > MAX_QUOTED ? `${plain.slice(0, MAX_QUOTED - 1)}…` : plain;
}

/** Cuts an answer that is too long for a model, and says so in it. */
export const MAX_ANSWER = 8_000;

const CUT = '\n… cut: ask for less at once.';

export function limitAnswer(text: string): string {
  return text.length <= MAX_ANSWER ? text : `${text.slice(0, MAX_ANSWER - CUT.length)}${CUT}`;
}
