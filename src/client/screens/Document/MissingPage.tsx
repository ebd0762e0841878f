import { NotFound } from '@/client/sections/NotFound';

/**
 * The static page for URLs that match no route, such as one that can't be decoded. Without data,
 * all it offers is a search.
 */
export function MissingPage() {
  return <NotFound what="page" />;
}
