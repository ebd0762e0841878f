// One browser's user agent → its release, without a file. Its tables are large: a page loads them only
// to judge a reader's own browser.
export { mapBrowser } from './mapBrowser';
export { parseUserAgent } from './parseUserAgent';
export { Releases } from './Releases';
