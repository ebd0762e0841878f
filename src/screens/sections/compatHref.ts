/** The page of a key: `css.selectors.has` is at /compat/css/selectors/has. Names such as `@@iterator` are escaped. */
export function compatHref(path: string): string {
  return `/compat/${path.split('.').map(encodeURIComponent).join('/')}`;
}
