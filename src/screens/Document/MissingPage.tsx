import { NotFound } from '@/sections/NotFound';

/**
 * The static page for addresses that no route takes, such as one that cannot be decoded: it has no
 * data, so it offers a search alone.
 */
export function MissingPage() {
  return <NotFound what="page" />;
}
