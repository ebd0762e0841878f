import type { SortColumn } from '@/screens/sections/featureSort';

interface CoreBrowser {
  readonly slug: string;
  readonly name: string;
  /** For the head of a narrow column. */
  readonly short: string;
  readonly column: SortColumn;
}

/** The browsers Baseline is about, in the order every table has them. */
export const CORE_BROWSERS: readonly CoreBrowser[] = [
  { slug: 'chrome', name: 'Chrome', short: 'Chr', column: 'CHROME' },
  { slug: 'chrome_android', name: 'Chrome Android', short: 'Chr A', column: 'CHROME_ANDROID' },
  { slug: 'edge', name: 'Edge', short: 'Edge', column: 'EDGE' },
  { slug: 'firefox', name: 'Firefox', short: 'Fx', column: 'FIREFOX' },
  {
    slug: 'firefox_android',
    name: 'Firefox for Android',
    short: 'Fx A',
    column: 'FIREFOX_ANDROID',
  },
  { slug: 'safari', name: 'Safari', short: 'Saf', column: 'SAFARI' },
  { slug: 'safari_ios', name: 'Safari on iOS', short: 'iOS', column: 'SAFARI_IOS' },
];
