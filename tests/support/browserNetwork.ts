import type { BrowserContext } from '@playwright/test';

/**
 * Sets what the browser reports about the machine's network, whatever network the test's machine has.
 * It is a hint to the product, and never decides whether the server can be reached.
 */
export async function sayOnline(context: BrowserContext, isOnline: boolean): Promise<void> {
  await context.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => value, configurable: true });
  }, isOnline);
}
