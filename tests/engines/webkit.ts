// WebKitGTK through its own WebDriver program, in windows on a display that nobody sees.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { findEngines } from '@/tools/engines.mjs';
import type { Engine, Key, Tab } from './Engine';
import { freePort } from '../support/freePort';

export async function startWebKit(): Promise<Engine> {
  const programs = findEngines().webkit.programs;
  const home = mkdtempSync(join(tmpdir(), 'plimsoll-webkit-'));
  const screen = await startDisplay(programs.display!);
  const port = await freePort();
  const server = spawn(programs.driver!, ['--host=127.0.0.1', `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.name,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      // No desktop is there whose readers of the screen would have to be found.
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/status`, server);
  return {
    open: async () =>
      webkitTab(await new Builder().usingServer(url).forBrowser('MiniBrowser').build()),
    close: async () => {
      await end(server);
      await end(screen.display);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The display finds a free number itself, and writes it once it can be used. */
async function startDisplay(program: string) {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3]!, 'data')) as [Buffer];
  return { display, name: `:${number.toString().trim()}` };
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`WebKitWebDriver ended: ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

const KEYS: Readonly<Record<Key, string>> = {
  Control: Keys.CONTROL,
  Enter: Keys.ENTER,
  '/': '/',
  k: 'k',
};

function webkitTab(driver: WebDriver): Tab {
  return {
    // The driver has no command for it.
    console: [],
    load: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    ask: (inPage, ...args) => driver.executeScript(inPage, ...args),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    press: async (...keys) => {
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(KEYS[key]);
      for (const key of keys.reverse()) actions.keyUp(KEYS[key]);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    close: () => driver.quit(),
  };
}
