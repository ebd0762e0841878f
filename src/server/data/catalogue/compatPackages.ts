// The names of the compat data, which is served in two layers.
export const COMPAT_DATA = '@mdn/browser-compat-data';
/**
 * The data that web-features was made with, where newer is served next to it: installed under this name,
 * published under the other.
 */
export const PAIRED_COMPAT_DATA = 'browser-compat-data-paired';
