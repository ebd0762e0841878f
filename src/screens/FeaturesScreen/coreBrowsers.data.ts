import type { SortColumn } from '@/routes/featureSort';

interface CoreBrowser {
  readonly slug: string;
  readonly name: string;
  readonly column: SortColumn;
}

/** The browsers that define Baseline, in the order every table uses. */
export const CORE_BROWSER_COLUMNS: readonly CoreBrowser[] = [
  { slug: 'chrome', name: 'Chrome', column: 'chrome' },
  {
    slug: 'chrome_android',
    name: 'Chrome Android',

    column: 'chrome-android',
  },
  { slug: 'edge', name: 'Edge', column: 'edge' },
  { slug: 'firefox', name: 'Firefox', column: 'firefox' },
  {
    slug: 'firefox_android',
    name: 'Firefox for Android',

    column: 'firefox-android',
  },
  { slug: 'safari', name: 'Safari', column: 'safari' },
  { slug: 'safari_ios', name: 'Safari on iOS', column: 'safari-ios' },
];
