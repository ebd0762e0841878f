import { expect, type Page } from '@playwright/test';

/** The most that a page may move while it fills. */
const FEW = 0.02;

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

/** Holds for a page that has been opened after `watchShifts`, once it has filled. */
export async function expectFewShifts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect.soft(await shiftsOf(page), page.url()).toBeLessThanOrEqual(FEW);
}
