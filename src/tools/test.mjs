import { createServer } from 'node:net';
import { ALL_CHECKS } from './checks.mjs';
import { provideChromium } from './chromium.mjs';
import { installPackages } from './installPackages.mjs';
import { reportChecks, runChecks } from './runChecks.mjs';

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

try {
  await installPackages();
  process.env.CHROMIUM_PATH = await provideChromium();
  process.env.JOURNEY_PORT = String(await freePort());
  reportChecks(await runChecks(ALL_CHECKS));
} catch (cause) {
  console.error(`\n${cause.message}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}
