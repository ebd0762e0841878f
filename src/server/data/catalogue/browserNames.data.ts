/** Names as their makers and their users say them, where the compat data abbreviates. */
export const BROWSER_NAMES: ReadonlyMap<string, string> = new Map([
  ['chrome_android', 'Chrome on Android'],
  ['firefox_android', 'Firefox on Android'],
  ['opera_android', 'Opera on Android'],
  ['samsunginternet_android', 'Samsung Internet'],
  ['webview_android', 'Android WebView'],
  ['webview_ios', 'iOS in-app browsers'],
]);
