/** The page of several features together, `/features/has,subgrid`; of one feature alone its own. */
export function featureSetHref(slugs: readonly string[]): string {
  return `/features/${slugs.map(encodeURIComponent).join(',')}`;
}
