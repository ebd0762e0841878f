import type { AnswerProblem } from './Answer';

export function jsonRefusal({ code, message }: AnswerProblem): string {
  return json({ error: { code, message } });
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
