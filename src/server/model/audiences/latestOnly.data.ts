/** Browsers that caniuse counts as one release, and the desktop browser whose engine they carry. */
export const LATEST_ONLY: Readonly<Record<string, string>> = {
  chrome_android: 'chrome',
  webview_android: 'chrome',
  opera_android: 'chrome',
  firefox_android: 'firefox',
};
