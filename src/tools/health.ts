// A container's health check: exits with 0 if /healthz answers.
import { config } from '@/server/platform/config/config';
import { runCommand } from './runCommand';

const LIMIT_MS = 2_500;

async function main(): Promise<void> {
  const { host = '127.0.0.1', port } = config();
  const address = `http://${host}:${port}/healthz`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) }).catch(
    (cause: unknown) => {
      throw new Error(`${address} does not answer.`, { cause });
    },
  );
  // An answer that is not read keeps the process.
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
}

void runCommand(main);
