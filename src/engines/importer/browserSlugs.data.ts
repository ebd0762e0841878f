import type { Family } from './browserNames.data';

/** The browser in the catalogue that a family is on a desktop. */
export const DESKTOP: Partial<Record<Family, string>> = {
  chrome: 'chrome',
  chromium: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  opera: 'opera',
  safari: 'safari',
  ie: 'ie',
  oculus: 'oculus',
  samsung: 'samsunginternet_android',
};

/** The same on Android. */
export const ANDROID: Partial<Record<Family, string>> = {
  chrome: 'chrome_android',
  chromium: 'chrome_android',
  edge: 'chrome_android',
  firefox: 'firefox_android',
  opera: 'opera_android',
  samsung: 'samsunginternet_android',
  oculus: 'oculus',
  webviewAndroid: 'webview_android',
  inApp: 'webview_android',
};

/** Families that use the same name on desktop and mobile. */
export const ON_BOTH: ReadonlySet<Family> = new Set([
  'chrome',
  'safari',
  'firefox',
  'edge',
  'opera',
]);
