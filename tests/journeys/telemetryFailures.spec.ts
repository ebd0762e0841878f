import { expect, test } from '@playwright/test';
import {
  collectedSite,
  eventually,
  goToBrowsers,
  postsOf,
  QUIET_MS,
} from '../support/collectedSite';
import { complaintsOf } from '../support/complaintsOf';
import { hydrated } from '../support/hydrated';

const site = collectedSite();

test('a thousand errors in a second stay bounded', async ({ page }) => {
  const posts = postsOf(page);
  await page.goto(`${site.url}/`);
  await hydrated(page);
  await page.evaluate(() => {
    for (let count = 0; count < 1000; count += 1)
      setTimeout(() => {
        throw new Error(`Again ${'x'.repeat(count % 7)}`);
      }, count);
  });
  await page.waitForTimeout(QUIET_MS);

  expect(posts.filter((post) => post.includes('"type":"event"')).length).toBeLessThanOrEqual(20);
  expect(posts.join().length).toBeLessThan(100_000);
  await goToBrowsers(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browsers');
});

// The last of them wants nothing for a minute, and the server heeds that: nothing that must arrive
// may follow.
for (const mood of ['hangs', 500, 429] as const) {
  test(`a collector that ${mood === 'hangs' ? mood : `answers ${mood}`} disturbs no page`, async ({
    page,
  }) => {
    site.collector.setMood(mood);
    const complaints = complaintsOf(page);
    const answers: number[] = [];
    page.on(
      'response',
      (response) => response.url().includes('/api/telemetry') && answers.push(response.status()),
    );
    await page.goto(`${site.url}/`);
    // After a 429 no more is sent for a while.
    await eventually.poll(() => answers.length).toBeGreaterThan(mood === 429 ? 0 : 1);
    await goToBrowsers(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browsers');
    await eventually.poll(() => site.collector.requests()).toBeGreaterThan(0);

    expect(answers.filter((status) => status !== 200 && !(mood === 429 && status === 429))).toEqual(
      [],
    );
    expect(complaints.filter((complaint) => !complaint.includes('429'))).toEqual([]);
  });
}
