// Reads and validates one query parameter. In the `params` string every value is text, so numbers,
// lists and booleans are also accepted as text.
import { SearchProblem } from './SearchProblem';

type Parameters = Readonly<Record<string, unknown>>;

export function readString(given: Parameters, name: string, byDefault: string): string {
  const value = given[name] ?? byDefault;
  if (typeof value !== 'string') throw new SearchProblem(`${name}: a text was expected.`);
  return value;
}

export function readInteger(
  given: Parameters,
  name: string,
  byDefault: number,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const value = given[name] ?? byDefault;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= from && number <= to)
    return number;
  throw new SearchProblem(`${name}: a whole number from ${from} to ${to} was expected.`);
}

export function readList(given: Parameters, name: string): readonly string[] | undefined {
  const value = given[name];
  if (value === undefined || value === null) return undefined;
  const parsed: unknown = typeof value === 'string' ? parseList(value) : value;
  if (Array.isArray(parsed) && parsed.every((entry) => typeof entry === 'string')) return parsed;
  throw new SearchProblem(`${name}: a list of texts was expected.`);
}

export function readChoice(
  given: Parameters,
  name: string,
  byDefault: string,
  choices: readonly string[],
): string {
  const value = given[name] ?? byDefault;
  const word = typeof value === 'boolean' ? String(value) : value;
  const choice = choices.find((each) => each === word);
  if (choice !== undefined) return choice;
  throw new SearchProblem(`${name}: one of ${choices.join(', ')} was expected.`);
}

function parseList(value: string): unknown {
  if (!value.trimStart().startsWith('[')) return value === '' ? [] : value.split(',');
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
