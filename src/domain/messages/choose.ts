// The two choices that compiled messages make, as in ICU MessageFormat.

type Forms = Readonly<Record<string, string>>;

const own = (forms: Forms, key: string): string | undefined =>
  Object.hasOwn(forms, key) ? forms[key] : undefined;

/** @returns the form of a keyword, or the one for others */
export const select = (value: string, forms: Forms): string =>
  own(forms, value) ?? forms['other'] ?? '';

/** @returns the form of this very number, of its plural category, or the one for others */
export const plural = (
  value: number,
  offset: number,
  category: (count: number) => string,
  forms: Forms,
): string => own(forms, String(value)) ?? select(category(value - offset), forms);
