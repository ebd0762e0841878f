import type { Page } from '@playwright/test';

/** Console messages and errors of a page from now on; empty for a quiet page. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return complaints;
}
