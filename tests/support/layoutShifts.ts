import type { Page } from '@playwright/test';

/** Call it before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of a page's layout shifts without input, as CLS counts them. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);
