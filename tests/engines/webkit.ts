// WebKitGTK through its own WebDriver program, in windows on a display that nobody sees.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { findEngines } from '@/tools/engines.mjs';
import type { Engine, Key, Tab } from './Engine';
import { freePort } from '../support/freePort';

const SESSION_TRIES = 3;
const SESSION_WAIT_MS = 30_000;

export async function startWebKit(): Promise<Engine> {
  const programs = findEngines().webkit.programs;
  const home = mkdtempSync(join(tmpdir(), 'plimsoll-webkit-'));
  const screen = await startDisplay(programs.display!);
  const env = {
    ...process.env,
    DISPLAY: screen.name,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    // No desktop is there whose readers of the screen would have to be found.
    NO_AT_BRIDGE: '1',
    GTK_A11Y: 'none',
  };
  return {
    // One driver a window: a driver has been seen to crash as it ends a session, and would take the
    // next test with it.
    open: () => openTab(programs.driver!, env),
    close: async () => {
      await end(screen.display);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * A driver has been seen to take the command for a session and never to answer: it is ended with
 * its browser, and another one is asked.
 */
async function openTab(program: string, env: NodeJS.ProcessEnv): Promise<Tab> {
  for (let left = SESSION_TRIES; ; left--) {
    const { driver, url } = await startDriver(program, env);
    const session = new Builder().usingServer(url).forBrowser('MiniBrowser').build();
    const opened = await Promise.race([session, sleep(SESSION_WAIT_MS, null, { ref: false })]);
    if (opened !== null) return webkitTab(opened, driver);
    session.catch(() => undefined);
    await endGroup(driver);
    if (left === 1)
      throw new Error(
        `WebKitWebDriver opened no session in ${SESSION_WAIT_MS} ms, ${SESSION_TRIES} times.`,
      );
  }
}

async function startDriver(program: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(program, ['--host=127.0.0.1', `--port=${port}`], {
    env,
    stdio: 'ignore',
    // A group of its own, so that its browser ends with it.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/status`, driver);
  return { driver, url };
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
    if (hasEnded(server))
      throw new Error(`WebKitWebDriver ended: ${server.exitCode ?? server.signalCode}`);
    await sleep(20);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function endGroup(leader: ChildProcess): Promise<void> {
  try {
    process.kill(-leader.pid!, 'SIGKILL');
  } catch {
    // No process of it is left.
  }
  await end(leader);
}

const KEYS: Readonly<Record<Key, string>> = {
  Control: Keys.CONTROL,
  Enter: Keys.ENTER,
  '/': '/',
  k: 'k',
};

function webkitTab(driver: WebDriver, program: ChildProcess): Tab {
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
    close: async () => {
      await driver.quit();
      await endGroup(program);
    },
  };
}
