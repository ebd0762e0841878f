import { withSearch } from './address';
import { featureSetHref } from './subjects';

/** Parses the key in a URL: 22 characters without a colon are an own audience. */
export function parseAudienceKey(param: string): string {
  return /^[\w-]{22}$/.test(param) ? `custom:${param}` : param;
}

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

/** The releases of an audience and their shares. */
export const audienceFileHref = (format: 'csv' | 'json', audience: string): string =>
  withSearch(`/exports/audience.${format}`, { audience });

/** Takes the form that saves an audience for every page. */
export const keepAudienceHref = (): string => '/audience';

/** The maximum number of audiences in a comparison. */
export const MAX_COMPARED = 4;

/** A Browserslist query has commas of its own, so only one before a key ends an audience. */
const BETWEEN = /,\s*(?=(?:world\b|(?:continent|region|baseline|browserslist|platforms|custom):))/i;

/**
 * The unique audiences of an address: repeated parameters, or keys separated by commas. There may
 * be more than a comparison can show.
 */
export function splitAudiences(texts: readonly string[]): readonly string[] {
  const keys = texts.flatMap((text) => text.split(BETWEEN)).map((key) => key.trim());
  return [...new Set(keys)].filter((key) => key !== '');
}

const ABOUT_AUDIENCES: ReadonlySet<string> = new Set([
  '/audiences',
  '/audiences/[id]',
  '/features/[slug]/audiences',
  '/features/[slug]/share',
  '/policy',
  '/policy/browsers',
]);

/** True if pages of this route are about the audience in their address, and say so themselves. */
export const isAboutAudience = (pathname: string): boolean => ABOUT_AUDIENCES.has(pathname);
