/**
 * An audience's page by its key: `custom:<id>` is at /audiences/<id>, the world at
 * /audiences/world.
 */
export function audienceHref(key: string): string {
  return `/audiences/${encodeURIComponent(key.replace(/^custom:/, '')).replaceAll('%3A', ':')}`;
}

/** Parses the key in a URL: 22 characters without a colon are an own audience. */
export function toAudienceKey(param: string): string {
  return /^[\w-]{22}$/.test(param) ? `custom:${param}` : param;
}
