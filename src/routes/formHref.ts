import { withSearch } from './withSearch';

/** Where the browser itself would send a GET form, without the fields that are empty. */
export function formHref(action: string, fields: FormData): string {
  const filled = [...fields].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : '',
  ]);
  return withSearch(action, Object.fromEntries(filled) as Record<string, string>);
}
