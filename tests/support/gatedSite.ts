import { type Page, test } from '@playwright/test';
import { type Gate, openGate } from './gate';
import { controlled, kept } from './worker';

/** The site behind a gate of its own for each test of one file. */
export function gatedSite() {
  let gate: Gate | undefined;
  const current = (): Gate => {
    if (!gate) throw new Error('The gate stands only while a test runs.');
    return gate;
  };
  const urlOf = (path: string) => `${current().origin}${path}`;

  test.beforeEach(async ({ baseURL }) => {
    gate = await openGate(baseURL ?? '');
  });
  test.afterEach(() => gate?.close());

  return {
    urlOf,
    stop: () => current().stop(),
    hold: () => current().hold(),
    open: () => current().open(),
    /** Reads a page until it is saved. */
    read: async (page: Page, path: string): Promise<void> => {
      await page.goto(urlOf(path));
      await controlled(page);
      await kept(page, path);
    },
  };
}
