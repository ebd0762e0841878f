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

/** What the page has moved without being touched: the sum of its layout shifts, as CLS counts them. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);
