// Firefox over WebDriver BiDi, as Debian packs it: no driver program stands between.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, launch, type Page } from 'puppeteer-core';
import { findEngines } from '@/tools/engines.mjs';
import type { Engine, Tab } from './Engine';

export async function startFirefox(): Promise<Engine> {
  // Root's or a build user's own home may belong to someone else, which Firefox refuses.
  const home = mkdtempSync(join(tmpdir(), 'plimsoll-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: findEngines().firefox.programs.browser!,
    headless: true,
    // Firefox ESR has no command for the size of a page.
    defaultViewport: null,
    env: { ...process.env, HOME: home },
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      return firefoxTab(await context.newPage(), context);
    },
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function firefoxTab(first: Page, context: BrowserContext): Tab {
  const console: string[] = [];
  const listen = (page: Page): Page =>
    page
      .on('console', (message) => console.push(`${message.type()}: ${message.text()}`))
      .on('pageerror', (error) => console.push(`error: ${String(error)}`));
  let page = listen(first);
  return {
    console,
    // Firefox complains of every chunk that a page leaves behind: nobody hears the page that is left.
    load: async (url) => {
      const left = page.removeAllListeners();
      page = listen(await context.newPage());
      await left.close();
      await page.goto(url);
    },
    reload: async () => void (await page.reload()),
    ask: <Args extends unknown[], Answer>(inPage: (...args: Args) => Answer, ...args: Args) =>
      page.evaluate(inPage as (...args: unknown[]) => Answer, ...args),
    click: (selector) => page.click(selector),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    close: () => context.close(),
  };
}
