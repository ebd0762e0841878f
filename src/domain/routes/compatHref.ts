import type { PageAddress } from './PageAddress';
import { pageParameter, withSearch } from './withSearch';

/**
 * A key's page: `css.selectors.has` is at /compat/css/selectors/has; without a path, the root.
 * Names such as `@@iterator` are escaped.
 */
export function compatHref(path = '', { page }: { readonly page?: number } = {}): string {
  const parts = path.split('.').map(encodeURIComponent);
  return withSearch(path === '' ? '/compat' : `/compat/${parts.join('/')}`, {
    page: pageParameter(page),
  });
}

/** A path may use slashes, dots, or both. */
export function parseCompatPath(address: PageAddress): string {
  return address.params('path').join('.');
}
