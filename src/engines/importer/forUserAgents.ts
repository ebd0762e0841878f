// One browser's user agent → its release, without a file. Its tables are large, and only the page
// that judges a reader's own browser needs them.
export { mapBrowser } from './mapBrowser';
export { parseUserAgent } from './parseUserAgent';
export { Releases } from './Releases';
