import type { Page } from '@playwright/test';

/** What a page says on the console or throws from now on; a quiet page says nothing. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return complaints;
}
