import { buildStale } from './buildStale.mjs';
import { CHECKS } from './checks.mjs';
import { installPackages } from './installPackages.mjs';
import { reportChecks, runChecks } from './runChecks.mjs';

try {
  await installPackages();
  await buildStale(['catalogue', 'server', 'command line']);
  reportChecks(await runChecks(CHECKS));
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 1;
}
