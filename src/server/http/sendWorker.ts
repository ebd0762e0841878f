import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';

/** Where the build, and `npm run dev`, put the service worker. */
const BUILT = '.next/sw.js';
const DEVELOPED = '.plimsoll/development/sw.js';

/**
 * Sends the service worker from the root, so that it may answer for every page, and never from a
 * cache, so that a new build is noticed. A build without one answers 404, and browsers go on
 * without.
 */
export async function sendWorker(response: ServerResponse, isDevelopment = false): Promise<void> {
  const script = await readFile(isDevelopment ? DEVELOPED : BUILT).catch(() => undefined);
  response.writeHead(script ? 200 : 404, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(script);
}
