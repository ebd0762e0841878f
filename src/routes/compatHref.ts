import type { PageAddress } from './PageAddress';
import { pageParameter, withSearch } from './withSearch';

/**
 * The page of a key: `css.selectors.has` is at /compat/css/selectors/has; without one, the top of
 * the tree. Names such as `@@iterator` are escaped.
 */
export function compatHref(path = '', { page }: { readonly page?: number } = {}): string {
  const parts = path.split('.').map(encodeURIComponent);
  return withSearch(path === '' ? '/compat' : `/compat/${parts.join('/')}`, {
    page: pageParameter(page),
  });
}

/** A path may be written with slashes, with dots, or with both. */
export function parseCompatPath(address: PageAddress): string {
  return address.params('path').join('.');
}
