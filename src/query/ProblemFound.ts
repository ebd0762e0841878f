import type { QueryProblem } from './QueryProblem';

/** How a problem leaves the parser's recursion; never seen outside this folder. */
export class ProblemFound extends Error {
  constructor(readonly problem: QueryProblem) {
    super(problem.message);
  }
}

/**
 * @param replacement what may stand in place of the marked text instead; undefined where that
 * cannot be guessed
 */
export function problemAt(
  text: string,
  message: string,
  start: number,
  end: number,
  replacement?: string,
): ProblemFound {
  if (replacement === undefined) return new ProblemFound({ message, start, end });
  const [before, after] = [text.slice(0, start), text.slice(end)];
  // Taking a word out leaves one space, not two.
  const suggestion =
    replacement === ''
      ? `${before.trimEnd()} ${after.trimStart()}`.trim()
      : `${before}${replacement}${after}`;
  // Nothing is left to suggest where the problem was all there is.
  return new ProblemFound(
    suggestion === '' ? { message, start, end } : { message, start, end, suggestion },
  );
}
