import { buildStale } from './buildStale.mjs';
import { changedChecks, changedFiles } from './changedChecks.mjs';
import { CHECKS } from './checks.mjs';
import { installPackages } from './installPackages.mjs';
import { reportChecks, runChecks } from './runChecks.mjs';

try {
  await installPackages();
  await buildStale(['catalogue', 'server']);
  const first = await runChecks(changedChecks(changedFiles()));
  // What fails here would fail below too, minutes later.
  const isGood = first.every((outcome) => outcome.isGood);
  reportChecks(isGood ? await runChecks(CHECKS) : first);
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 1;
}
