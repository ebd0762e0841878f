import type { Page } from '@playwright/test';

const PREFIX = 'plimsoll-store:';

/** The keys of entries on disk, and the characters all our keys and values take. */
export function keptOnDisk(
  page: Page,
): Promise<{ readonly entries: string[]; readonly characters: number }> {
  return page.evaluate((prefix) => {
    const ours = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)) as [
      string,
      string,
    ][];
    return {
      entries: ours.filter(([, value]) => value.includes('\n')).map(([key]) => key),
      characters: ours.reduce((sum, [key, value]) => sum + key.length + value.length, 0),
    };
  }, PREFIX);
}
