import { withSearch } from './address';

/** The URL the browser would navigate to for a GET form, without empty fields. */
export function formHref(action: string, fields: FormData): string {
  const filled = [...fields].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : '',
  ]);
  return withSearch(action, Object.fromEntries(filled) as Record<string, string>);
}
