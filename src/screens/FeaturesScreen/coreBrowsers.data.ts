import type { SortColumn } from '@/routes/featureSort';

interface CoreBrowser {
  readonly slug: string;
  readonly name: string;
  /** For a narrow column header, one word a line. */
  readonly short: string;
  readonly column: SortColumn;
}

/** The browsers that define Baseline, in the order every table uses. */
export const CORE_BROWSER_COLUMNS: readonly CoreBrowser[] = [
  { slug: 'chrome', name: 'Chrome', short: 'Chrome', column: 'chrome' },
  {
    slug: 'chrome_android',
    name: 'Chrome Android',
    short: 'Chrome Android',
    column: 'chrome-android',
  },
  { slug: 'edge', name: 'Edge', short: 'Edge', column: 'edge' },
  { slug: 'firefox', name: 'Firefox', short: 'Firefox', column: 'firefox' },
  {
    slug: 'firefox_android',
    name: 'Firefox for Android',
    short: 'Firefox Android',
    column: 'firefox-android',
  },
  { slug: 'safari', name: 'Safari', short: 'Safari', column: 'safari' },
  { slug: 'safari_ios', name: 'Safari on iOS', short: 'Safari iOS', column: 'safari-ios' },
];
