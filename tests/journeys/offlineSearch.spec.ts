import { expect, test } from '@playwright/test';
import { gatedSite } from '../support/gatedSite';
import { kept } from '../support/worker';

const site = gatedSite();

/** Texts that would be queries elsewhere. */
const TEXTS = [
  { text: ':has()', link: ':has()' },
  { text: 'css:subgrid', link: 'css.properties.grid-template-columns.subgrid' },
  { text: '"subgrid" -flexbox OR (grid)', link: undefined },
];

test('finds names offline, marks readable pages, and says that queries need the server', async ({
  page,
}) => {
  await site.read(page, '/features/subgrid');
  await kept(page, '/api/names');
  await site.stop();
  const main = page.getByRole('main');
  const search = (text: string) => page.goto(site.urlOf(`/search?q=${encodeURIComponent(text)}`));

  await search('subgrid');
  await expect(main.getByRole('heading', { name: 'Names with “subgrid”' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'on this device' })).toHaveText(
    'Subgrid on this device',
  );
  await expect(
    main.getByRole('link', { name: 'css.properties.grid-template-columns.subgrid' }),
  ).toBeVisible();

  for (const { text, link } of TEXTS)
    await test.step(text, async () => {
      await search(text);
      await expect(main.getByRole('heading', { name: `Names with “${text}”` })).toBeVisible();
      await expect(main.getByText('Queries need the server.')).toHaveCount(0);
      await expect(
        link === undefined
          ? main.getByText('No feature or key has this name')
          : main.getByRole('link', { name: link, exact: true }),
      ).toBeVisible();
    });

  await page.goto(site.urlOf('/features?q=subgrid%20group%3Acss'));
  await expect(main.getByText('Queries need the server.')).toBeVisible();
  await expect(main.getByText('No feature or key has this name')).toHaveCount(0);
});

test('finds names offline in the search box, though it was never opened before', async ({
  page,
}) => {
  await site.read(page, '/features/subgrid');
  await kept(page, '/api/names');
  await site.stop();
  await page.keyboard.press('/');
  await page.keyboard.type('subgrid');

  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Search is offline. Matching names saved on this device.',
  );
  await expect(page.getByRole('option', { selected: true })).toHaveText('Subgrid');
  await expect(
    page.getByRole('option', { name: 'css.properties.grid-template-columns.subgrid' }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
