import type { Page } from '@playwright/test';

/** Waits until scripts have taken the page over: Next marks the end of hydration. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
}
