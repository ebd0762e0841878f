/** The entries of a list separated by commas, without blanks around them. */
export const splitList = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
