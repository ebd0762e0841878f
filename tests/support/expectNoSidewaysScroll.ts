import { expect, type Page } from '@playwright/test';

/** Checks that nothing makes the page itself scroll sideways on the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
