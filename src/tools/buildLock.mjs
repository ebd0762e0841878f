import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 200;
const SIGN_OF_LIFE_MS = 1_000;

/** Without a sign of life for so long, who held it is gone. A process id would be given again. */
const GONE_MS = 10_000;

/**
 * Runs `work` while no other process does under the same lock.
 * @param {string} path the file that is the lock
 * @param {() => Promise<void>} work
 */
export async function withBuildLock(path, work) {
  for (let isFirst = true; !take(path); isFirst = false) {
    if (isFirst) console.log('Another process is building. Waiting for it …');
    await pause(PAUSE_MS);
  }
  const timer = setInterval(() => showLife(path), SIGN_OF_LIFE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    writeFileSync(path, '', { flag: 'wx' });
    return true;
  } catch (cause) {
    if (cause.code !== 'EEXIST') throw cause;
  }
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && Date.now() - stats.mtimeMs > GONE_MS) rmSync(path, { force: true });
  return false;
}

function showLife(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // It was removed by hand: the work goes on, and another may begin.
  }
}
