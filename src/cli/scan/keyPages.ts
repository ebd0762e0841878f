import { href } from '@/domain/routes/href';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';

/** Where to read on about a key: its page on a server, MDN, and its specification. */
export function keyPages(
  catalogue: Catalogue,
  server: string | undefined,
  key: string,
): readonly { readonly title: string; readonly url: string }[] {
  const known = catalogue.keyByPath(key);
  const own = server && `${server.replace(/\/+$/, '')}${href.compat(key)}`;
  const pages: readonly (readonly [string, string | undefined])[] = [
    ['Plimsoll', own],
    ['MDN', known?.mdnUrl ?? known?.feature?.mdnUrls[0]],
    ['Specification', known?.specifications[0]?.url],
  ];
  return pages.flatMap(([title, url]) => (url === undefined ? [] : [{ title, url }]));
}
