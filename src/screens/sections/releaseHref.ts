/** The page of a release: Safari 15.4 is at /browsers/safari/15.4. */
export function releaseHref(browserSlug: string, version: string): string {
  return `/browsers/${browserSlug}/${encodeURIComponent(version)}`;
}
