// Serves the journeys if JOURNEY_INSTANCES is set: two instances behind nginx, until a signal.
import { serveInstances } from './instances';
import { WITHOUT_CLIENT_LIMITS } from './withoutClientLimits';

async function serve(): Promise<void> {
  const { PORT, SECRETS_KEY = '' } = process.env;
  const { url, stop } = await serveInstances(Number(PORT), {
    ...WITHOUT_CLIENT_LIMITS,
    LOG_LEVEL: 'warn',
    SECRETS_KEY,
  });
  process.stdout.write(`Two instances are ready on ${url}\n`);
  const end = (): void => void stop().then(() => process.exit(0));
  process.once('SIGINT', end).once('SIGTERM', end);
}

serve().catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
