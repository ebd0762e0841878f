interface CoreBrowser {
  readonly slug:
    | 'chrome'
    | 'chrome_android'
    | 'edge'
    | 'firefox'
    | 'firefox_android'
    | 'safari'
    | 'safari_ios';
  readonly name: string;
}

/** The browsers that define Baseline, in the order every table uses. */
export const CORE_BROWSER_COLUMNS: readonly CoreBrowser[] = [
  { slug: 'chrome', name: 'Chrome' },
  { slug: 'chrome_android', name: 'Chrome on Android' },
  { slug: 'edge', name: 'Edge' },
  { slug: 'firefox', name: 'Firefox' },
  { slug: 'firefox_android', name: 'Firefox on Android' },
  { slug: 'safari', name: 'Safari' },
  { slug: 'safari_ios', name: 'Safari on iOS' },
];
