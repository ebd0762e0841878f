// An operator as other languages write it, which would be searched for as a word.
import type { Expression } from './Query';
import type { QueryProblem } from './QueryProblem';

const SLIP = /^(?:or|and|not|&&?|\|\|?)$/i;

/**
 * The first operand that means an operator. Names contain “and” and “not”, so these count only next
 * to a term or parentheses.
 * @param operands of one AND
 */
export function operatorSlip(
  text: string,
  operands: readonly Expression[],
): QueryProblem | undefined {
  for (const [index, operand] of operands.entries()) {
    const word = text.slice(operand.start, operand.end);
    if (operand.kind !== 'text' || !SLIP.test(word)) continue;
    const [before, after] = [operands[index - 1], operands[index + 1]];
    if (after === undefined || !isAdjacent(text, operand, after)) continue;
    if (word.toLowerCase() === 'not') {
      if (word === 'NOT' || !isWord(text, after)) return notSlip(text, operand, after);
      continue;
    }
    if (before === undefined || !isAdjacent(text, before, operand)) continue;
    // Not between two operands, but in a list of words.
    if (SLIP.test(text.slice(before.start, before.end))) continue;
    const isAnd = word.toLowerCase() === 'and';
    if (isAnd && isWord(text, before) && isWord(text, after)) continue;
    return joinSlip(text, operand, word);
  }
  return undefined;
}

function joinSlip(text: string, { start, end }: Expression, word: string): QueryProblem {
  const operator = /^(?:or|\|)/i.test(word) ? 'OR' : 'AND';
  const isLetters = /^[a-z]/i.test(word);
  return {
    message: isLetters
      ? `“${word}” is searched for as a word; the operator is ${operator}, in upper case. Quote the word to search for it.`
      : `“${word}” is searched for as text; the operator is ${operator}. Quote the text to search for it.`,
    start,
    end,
    suggestion: `${text.slice(0, start)}${operator}${text.slice(end)}`,
  };
}

function notSlip(text: string, { start, end }: Expression, after: Expression): QueryProblem {
  return {
    message: `“${text.slice(start, end)}” is searched for as a word; a minus sign before a term excludes it. Quote the word to search for it.`,
    start,
    end,
    suggestion: `${text.slice(0, start)}-${text.slice(after.start)}`,
  };
}

/** Nothing stands between the two, such as an operator. */
const isAdjacent = (text: string, before: Expression, after: Expression): boolean =>
  text.slice(before.end, after.start).trim() === '';

const isWord = (text: string, { kind, start }: Expression): boolean =>
  kind === 'text' && text[start] !== '(' && text[start] !== '"';
