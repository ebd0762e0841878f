import type { QueryProblem } from './QueryProblem';

/** Carries a problem out of the parser's recursion; never leaves this folder. */
export class ProblemFound extends Error {
  constructor(readonly problem: QueryProblem) {
    super(problem.message);
  }
}

/** @param replacement what could replace the marked text; undefined if that can't be guessed */
export function problemAt(
  text: string,
  message: string,
  start: number,
  end: number,
  replacement?: string,
): ProblemFound {
  if (replacement === undefined) return new ProblemFound({ message, start, end });
  const [before, after] = [text.slice(0, start), text.slice(end)];
  // Removing a word leaves one space, not two.
  const suggestion =
    replacement === ''
      ? `${before.trimEnd()} ${after.trimStart()}`.trim()
      : `${before}${replacement}${after}`;
  // No suggestion if the problem was the whole text.
  return new ProblemFound(
    suggestion === '' ? { message, start, end } : { message, start, end, suggestion },
  );
}
