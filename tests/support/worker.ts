import { expect, type Page } from '@playwright/test';

/** Waits until the service worker answers for the page. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until something is in the browser's caches at an address with this end. */
export async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => (await keptUrls(page)).some((url) => url.endsWith(path)))
    .toBe(true);
}

/** Every URL the browser's caches hold. */
export function keptUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url);
  });
}
