import { buildStale } from './buildStale.mjs';
import { changedChecks, changedFiles } from './changedChecks.mjs';
import { CHECKS } from './checks.mjs';
import { installPackages } from './installPackages.mjs';
import { reportChecks, runChecks } from './runChecks.mjs';

/** Only their tests run the built server and command line, which any edit below src makes stale. */
const RUN_BUILT = /^(?:src|tests)\/(?:server|cli|tools)\//;

try {
  await installPackages();
  await buildStale(['catalogue']);
  const changed = changedFiles();
  if (changed.some((file) => RUN_BUILT.test(file))) await buildStale(['server', 'command line']);
  const first = await runChecks(changedChecks(changed));
  // A failure here would come again below, minutes later.
  if (first.every((outcome) => outcome.isGood)) {
    await buildStale(['server', 'command line']);
    reportChecks(await runChecks(CHECKS));
  } else reportChecks(first);
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 1;
}
