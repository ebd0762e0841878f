import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until scripts have taken the page over: Next marks the end of hydration. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
}

/**
 * Waits until scripts have taken over the section this element is in: sections follow the page, each
 * once it is near the viewport (src/relay/route/lazySection.tsx).
 */
export async function sectionHydrated(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))),
    )
    .toBe(true);
}
