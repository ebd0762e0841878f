import { spawn } from 'node:child_process';
import { freePort } from './freePort';
import { WITHOUT_CLIENT_LIMITS } from './withoutClientLimits';

export interface ServedPlimsoll {
  readonly url: string;
  /** The lines it has logged. */
  readonly lines: readonly Record<string, unknown>[];
  /** By SIGINT; by SIGTERM as a supervisor does, which takes 3 s. */
  close(signal?: NodeJS.Signals): Promise<void>;
}

const PATIENCE_MS = 100_000;

/**
 * The production build of a folder, served by a process of its own with another configuration.
 */
export async function servePlimsoll(
  env: Readonly<Record<string, string>>,
  folder = process.cwd(),
): Promise<ServedPlimsoll> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const lines: Record<string, unknown>[] = [];
  const server = spawn(process.execPath, ['.plimsoll/server.cjs'], {
    cwd: folder,
    env: {
      ...process.env,
      ...WITHOUT_CLIENT_LIMITS,
      PORT: String(port),
      BASE_URL: url,
      LOG_LEVEL: 'info',
      DATA_REFRESH: 'off',
      SECRETS_KEY: 'a-key-that-tests-alone-seal-with',
      WORKERS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n'))
      if (line.startsWith('{')) lines.push(JSON.parse(line) as Record<string, unknown>);
  });

  const until = Date.now() + PATIENCE_MS;
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until || server.exitCode !== null) {
      server.kill();
      throw new Error('The server did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    lines,
    close: async (signal = 'SIGINT') => {
      server.kill(signal);
      await exited;
    },
  };
}
