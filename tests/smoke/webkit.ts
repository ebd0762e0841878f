// WebKitGTK through its own WebDriver program, in windows on a display that nobody sees.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { findEngines } from '@/tools/engines.mjs';
import { freePort } from '../support/freePort';
import type { Engine, Key, Tab } from './Engine';

/** A session opens in a second or two, and on a busy machine in ten. */
const SESSION_WAITS_MS = [8_000, 15_000, 30_000];
/** Longer than a page of ours takes to load on a busy machine. */
const COMMAND_WAIT_MS = 30_000;
/** A question that was lost is to be asked again while a test still waits for its answer. */
const QUESTION_WAIT_MS = 5_000;

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
  for (const waitMs of SESSION_WAITS_MS) {
    const { driver, url } = await startDriver(program, env);
    const session = new Builder().usingServer(url).forBrowser('MiniBrowser').build();
    const opened = await Promise.race([session, sleep(waitMs, null, { ref: false })]);
    if (opened !== null) return webkitTab(opened, driver);
    session.catch(() => undefined);
    await endGroup(driver);
  }
  throw new Error(`WebKitWebDriver opened no session in ${SESSION_WAITS_MS.join(' nor ')} ms.`);
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

const SILENCE = Symbol('no answer');

/**
 * A driver has been seen to take a command and never to answer it: what waits for it goes on with
 * an error, and may ask again.
 */
async function answerTo<Answer>(
  command: Promise<Answer>,
  what: string,
  waitMs = COMMAND_WAIT_MS,
): Promise<Answer> {
  const answer = await Promise.race([command, sleep(waitMs, SILENCE, { ref: false } as const)]);
  if (answer !== SILENCE) return answer;
  command.catch(() => undefined);
  throw new Error(`WebKitWebDriver has not answered in ${waitMs} ms, when asked ${what}.`);
}

function webkitTab(driver: WebDriver, program: ChildProcess): Tab {
  return {
    // The driver has no command for it.
    console: [],
    load: (url) => answerTo(driver.get(url), `to load ${url}`),
    reload: () => answerTo(driver.navigate().refresh(), 'to reload the page'),
    ask: (inPage, ...args) =>
      answerTo(
        driver.executeScript(inPage, ...args),
        `to run ${inPage.name || 'a script'} in the page`,
        QUESTION_WAIT_MS,
      ),
    click: (selector) =>
      answerTo(driver.findElement(By.css(selector)).click(), `to click ${selector}`),
    press: async (...keys) => {
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(KEYS[key]);
      for (const key of keys.reverse()) actions.keyUp(KEYS[key]);
      await answerTo(actions.perform(), `to press ${keys.join(' and ')}`);
    },
    type: (text) => answerTo(driver.actions().sendKeys(text).perform(), `to type ${text}`),
    close: async () => {
      await Promise.race([driver.quit(), sleep(COMMAND_WAIT_MS, undefined, { ref: false })]);
      await endGroup(program);
    },
  };
}
