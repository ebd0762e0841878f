import type { Page } from '@playwright/test';

/** Waits until scripts have taken the page over: Next marks the end of hydration, after which React still runs the effects that listen to keys. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
