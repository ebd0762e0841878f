import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import next from 'next';
import { renderInOnePiece } from '@/server/api/http/renderInOnePiece';
import type { Config } from '@/server/platform/config/config';

/** The compiled next.config.ts from the build; otherwise every start would compile it again. */
const BUILT_CONFIG = '.next/required-server-files.json';

/**
 * Starts Next.js for the working directory. In development it adds its own listener for hot-reload
 * sockets.
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

interface BuiltConfig {
  readonly config: unknown;
  /** Files that serving the pages needs. */
  readonly files: readonly string[];
}

/** The same mechanism as in the server Next.js generates for `output: 'standalone'`. */
function takeBuiltConfig(): void {
  const { config, files } = JSON.parse(readBuiltConfig()) as BuiltConfig;
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined)
    throw new Error(`${missing} is missing. Build the pages with \`npm run build\`.`);
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
