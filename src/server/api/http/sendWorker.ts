import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';

/** Where the build, or `npm run dev`, writes the service worker. */
const BUILT = '.next/sw.js';
const DEVELOPED = '.plimsoll/development/sw.js';

/**
 * Sends the service worker from the root, so that its scope covers every page, and uncached, so
 * that browsers notice a new build. Without a worker, responds 404 and browsers continue without
 * it.
 */
export async function sendWorker(response: ServerResponse, isDevelopment = false): Promise<void> {
  const script = await readFile(isDevelopment ? DEVELOPED : BUILT).catch(() => undefined);
  response.writeHead(script ? 200 : 404, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(script);
}
