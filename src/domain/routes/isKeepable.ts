import { matchesPattern } from './address';
import { PAGES } from './pages.data';

/** Whether the service worker may save the page at a path. */
export function isKeepable(path: string): boolean {
  if (path.endsWith('.json')) return false;
  const page = Object.entries(PAGES).find(([pattern]) => matchesPattern(pattern, path));
  return page?.[1].isKeepable === true;
}
