import { closeSync, openSync, readSync } from 'node:fs';

const COMPAT_DATA = 'node_modules/@mdn/browser-compat-data/data.json';
const OLD_DAYS = 31;
const DAY_MS = 86_400_000;

/**
 * A sentence if the compat data that builds begin with is older than a month. It fails no check: what
 * is published since then, only a registry knows.
 * @param {number} now milliseconds since 1970
 * @param {string} file
 * @returns {readonly string[]}
 */
export function pinnedNotice(now = Date.now(), file = COMPAT_DATA) {
  const [day] = /\d{4}-\d{2}-\d{2}/.exec(readStart(file)) ?? [];
  const days = Math.floor((now - Date.parse(day)) / DAY_MS);
  return days > OLD_DAYS
    ? [
        `The compat data pinned for builds is of ${day}, ${days} days old. Renew it: npm run data -- refresh, then npm run data -- pin.`,
      ]
    : [];
}

/** The file begins with its date and has 20 MB. */
function readStart(file) {
  const start = Buffer.alloc(200);
  const opened = openSync(file);
  try {
    readSync(opened, start);
  } finally {
    closeSync(opened);
  }
  return start.toString();
}
