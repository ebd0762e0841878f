/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error with one sentence: the variable, its value and what was expected */
export function refuse(name: string, value: string, expected: string): never {
  throw new Error(`${name} is “${value}”, but ${expected} was expected.`);
}

export function parseWholeNumber(name: string, value: string): number {
  return /^\d{1,9}$/.test(value)
    ? Number(value)
    : refuse(name, value, 'a whole number, 0 or more,');
}

export const parseSwitch = (name: string, value: string): boolean =>
  value === '0' || value === '1' ? value === '1' : refuse(name, value, '0 or 1');
