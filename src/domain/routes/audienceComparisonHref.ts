import { featureSetHref } from './featureHref';
import { withSearch } from './withSearch';

// Not in `href`, which every page loads.

/**
 * The page that shows a feature or a set for several audiences. Without keys: for the reader's and
 * the world.
 */
export function audienceComparisonHref(
  slugs: readonly string[],
  audiences: readonly string[] = [],
  line?: string,
): string {
  return withSearch(`${featureSetHref(slugs)}/audiences`, { audience: audiences, line }).replaceAll(
    '%3A',
    ':',
  );
}
