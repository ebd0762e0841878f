import { PAGES } from './pages.data';

/**
 * Matches a path against a route pattern in Next’s notation: `/features/[slug]`,
 * `/compat/[[...path]]`.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('[[...')) return '(?:/.+)?';
      if (part.startsWith('[...')) return '/.+';
      return part.startsWith('[') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|\\]/g, '\\$&')}`;
    });
  return new RegExp(`^${parts.join('') || '/'}$`).test(path);
}

/** True if the service worker may save the page at a path. */
export function isKeepable(path: string): boolean {
  if (path.endsWith('.json')) return false;
  const page = Object.entries(PAGES).find(([pattern]) => matchesPattern(pattern, path));
  return page?.[1].isKeepable === true;
}
