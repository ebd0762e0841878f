/** A release as an address names it; without a version, its browser's current one. */
export interface ReleaseName {
  readonly browser: string;
  readonly version?: string;
}

/** The page that sets two releases side by side: /browsers/compare?left=safari&leftVersion=15.4&right=chrome. */
export function compareHref(
  left: ReleaseName,
  right: ReleaseName,
  more: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({ left: left.browser });
  if (left.version) search.set('leftVersion', left.version);
  search.set('right', right.browser);
  if (right.version) search.set('rightVersion', right.version);
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  return `/browsers/compare?${search.toString()}`;
}
