import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import next from 'next';
import { renderInOnePiece } from '@/build/renderInOnePiece';
import type { Config } from '@/server/config/config';

/** What the build knew of next.config.ts, which would be compiled again at every start. */
const BUILT_CONFIG = '.next/required-server-files.json';

/**
 * Starts Next for the folder this runs in. It adds its own listener for the sockets by which pages
 * in development hear of edits.
 */
export async function startNext(
  { host, port }: Config,
  isDevelopment: boolean,
): Promise<(...args: Parameters<RequestListener>) => Promise<void>> {
  if (!isDevelopment) takeBuiltConfig();
  renderInOnePiece();
  const app = next({
    dev: isDevelopment,
    dir: process.cwd(),
    hostname: host ?? 'localhost',
    port,
  });
  await app.prepare();
  return app.getRequestHandler();
}

/** As the servers do that Next itself writes for `output: 'standalone'`. */
function takeBuiltConfig(): void {
  const { config } = JSON.parse(readBuiltConfig()) as { config: unknown };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

function readBuiltConfig(): string {
  try {
    return readFileSync(BUILT_CONFIG, 'utf8');
  } catch (cause) {
    throw new Error(`${BUILT_CONFIG} cannot be read. Build the pages with \`npm run build\`.`, {
      cause,
    });
  }
}
