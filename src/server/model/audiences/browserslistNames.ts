/** The browsers Browserslist has a name for, by the catalogue's slug. */
export const BROWSERSLIST_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  chrome_android: 'and_chr',
  edge: 'edge',
  firefox: 'firefox',
  firefox_android: 'and_ff',
  safari: 'safari',
  safari_ios: 'ios_saf',
  ie: 'ie',
  opera: 'opera',
  opera_android: 'op_mob',
  samsunginternet_android: 'samsung',
  webview_android: 'android',
};
