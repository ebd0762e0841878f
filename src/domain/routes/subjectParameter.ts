export interface SubjectParameter {
  readonly feature?: string | null | undefined;
  readonly compatKey?: string | null | undefined;
  readonly features?: readonly string[] | null | undefined;
}

/**
 * A subject as `?subject=` writes it: `has`, `has,subgrid`, or the path of a key, with dots. People
 * write features in any case, but their pages have one address.
 */
export function parseSubject(text: string): SubjectParameter {
  if (text.includes('.')) return { compatKey: text };
  const names = text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  return names.length > 1 ? { features: names } : { feature: names[0] ?? '' };
}

export function printSubject({ feature, compatKey, features }: SubjectParameter): string {
  return compatKey ?? features?.join(',') ?? feature ?? '';
}
