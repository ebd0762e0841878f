/**
 * caniuse agent → browser slug, without agents that aren't browsers in the catalogue (Opera Mini,
 * Baidu, BlackBerry, IE Mobile).
 */
export const BROWSER_OF_AGENT: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  opera: 'opera',
  ie: 'ie',
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  ios_saf: 'safari_ios',
  op_mob: 'opera_android',
  samsung: 'samsunginternet_android',
  android: 'webview_android',
};
