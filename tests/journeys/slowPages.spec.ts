// A busy machine or network hands a page over in pieces, and the browser draws between them.
import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { expectFewShifts, watchShifts } from '../support/layoutShifts';
import { openSlowWay } from '../support/openSlowWay';

for (const path of [
  '/search?q=grid',
  '/groups/css',
  '/browsers/safari/missing?version=15.6',
  '/compat/css/types',
  '/policy?adopt=has,hass&floors=safari:18.4&other-line=80&other-adopt=hass',
]) {
  test(`rows of ${path} that arrive in pieces move nothing`, async ({ page, baseURL }) => {
    const way = await openSlowWay(baseURL!, { bytes: 4000 });
    try {
      await watchShifts(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(way.origin + path);
      await hydrated(page);
      await expectFewShifts(page);
    } finally {
      way.close();
    }
  });
}

test('a table whose end never arrives is shown in the end', async ({ page, baseURL }) => {
  const way = await openSlowWay(baseURL!, { bytes: 4000, most: 32_000 });
  try {
    await page.goto(`${way.origin}/groups/css`);

    await expect(page.getByRole('rowheader').nth(3)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  } finally {
    way.close();
  }
});
