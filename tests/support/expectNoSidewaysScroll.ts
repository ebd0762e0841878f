import { expect, type Page } from '@playwright/test';

/**
 * Checks that nothing makes the page itself scroll sideways on the narrowest phone: neither in the
 * product's fonts nor in the device's own, which are wider and stand there until those have loaded.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const widths = await page.evaluate(async () => {
    const root = document.documentElement;
    await document.fonts.ready;
    const inOwnFonts = root.scrollWidth;
    root.style.setProperty('--font', 'sans-serif');
    root.style.setProperty('--mono', 'monospace');
    const inDeviceFonts = root.scrollWidth;
    root.style.removeProperty('--font');
    root.style.removeProperty('--mono');
    return { inOwnFonts, inDeviceFonts };
  });
  expect(widths.inOwnFonts).toBeLessThanOrEqual(320);
  expect(widths.inDeviceFonts).toBeLessThanOrEqual(320);
}
