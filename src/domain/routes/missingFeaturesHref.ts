import { href } from './href';
import { pageParameter, withSearch } from './withSearch';

// Not in `href`, which every page loads.

/** What a browser can't use: in one of its releases, or in the current one. */
export function missingFeaturesHref(
  browser: string,
  { version, page }: { readonly version?: string; readonly page?: number } = {},
): string {
  return withSearch(`${href.browser(browser)}/missing`, { version, page: pageParameter(page) });
}
