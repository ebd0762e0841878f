import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { chromiumLaunch } from '../support/chromiumLaunch';
import { type CodeServer, missingCodeServer, startCodeServer } from './aCodeServer';

const FILES = {
  'plimsoll.config.json': '{ "audience": "region:DE", "line": 95 }\n',
  'menu.css': '.menu {\n  color: teal;\n  position-anchor: --button;\n}\n',
  'share.js':
    'export function later(send) {\n  requestIdleCallback(send);\n}\n\nexport const list = [1, 2];\n',
};

let folder: string;
let host: CodeServer;

test.skip(missingCodeServer !== undefined, missingCodeServer);
test.use({ launchOptions: chromiumLaunch() });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plimsoll-workspace-'));
  mkdirSync(join(folder, '.git'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  host = await startCodeServer(folder);
});

test.afterAll(() => {
  host?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function open(page: Page, name: string) {
  await page.goto(host.address, { waitUntil: 'domcontentloaded' });
  await page.getByRole('treeitem', { name }).dblclick();
}

test('the extension shows who is left out, and mends it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 560 });
  await open(page, 'share.js');
  const status = page.locator('.statusbar-item', { hasText: 'of Germany' });
  await expect(status).toHaveText(/\d\d\.\d\s%\sof Germany/);
  await expect(status.locator('.codicon-warning')).toBeVisible();
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
  const below = await status.innerText();

  await page.getByText('requestIdleCallback').first().hover();
  const hover = page.locator('.monaco-hover-content');
  await expect(hover.first()).toContainText('below the line of 95');
  await expect(hover.first()).toContainText('Test for it first');
  await page.screenshot({ path: test.info().outputPath('hover.png') });

  await page.getByText('requestIdleCallback').first().click();
  await page.keyboard.press('Control+.');
  const guard = page.getByText("Wrap in if ('requestIdleCallback' in window)");
  await expect(guard).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('fixes.png') });
  await guard.click();
  await expect(page.locator('.squiggly-error')).toHaveCount(0);
  await expect(status.locator('.codicon-check')).toBeVisible();
  expect(await status.innerText()).not.toBe(below);
  await page.screenshot({ path: test.info().outputPath('mended.png') });

  await status.click();
  await expect(page.getByRole('tab', { name: 'plimsoll.config.json' })).toBeVisible();
});
