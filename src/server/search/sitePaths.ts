/** The page of a key: `css.selectors.has` is at /compat/css/selectors/has. */
export const compatPath = (path: string): string =>
  `/compat/${path.split('.').map(encodeURIComponent).join('/')}`;

/** The page of a release: Safari 17.4 is at /browsers/safari/17.4. */
export const releasePath = (browserSlug: string, version: string): string =>
  `/browsers/${browserSlug}/${encodeURIComponent(version)}`;
