import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { RESULTS } from './checks.mjs';
import { run } from './run.mjs';

/**
 * The number of tests in a report. Jest and Playwright use different formats; a missing report
 * counts as zero.
 */
function countTests(file) {
  try {
    const { stats, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(file, 'utf8'),
    );

    return stats
      ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
      : { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

async function runCheck({ name, args, results, isRequired = false, leftOut = () => [] }) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const isGood = await run(args);
  const { passed, failed } = results ? countTests(results) : { passed: 0, failed: 0 };
  console.log(
    `── ${name}: ${isGood ? 'good' : 'FAILED'} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );

  // A check that fails without a failing test, such as the type check, counts as one failure.
  return {
    name,
    isGood,
    endsRun: isRequired && !isGood,
    passed,
    failed: isGood ? failed : Math.max(failed, 1),
    leftOut: leftOut(),
  };
}

/**
 * Runs every check even after a failure, so that one run reports everything there is to fix; only a
 * failed check that the others require ends the run.
 */
export async function runChecks(checks) {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const outcomes = [];
  for (const step of checks) {
    outcomes.push(...(await Promise.all([step].flat().map(runCheck))));
    if (outcomes.some(({ endsRun }) => endsRun)) break;
  }

  return outcomes;
}

/**
 * Reports what this machine could not check. The last line is `N passed, N failed`: tests, plus
 * every check that failed without one.
 */
export function reportChecks(outcomes) {
  const total = (count) => outcomes.reduce((sum, outcome) => sum + outcome[count], 0);
  const failing = outcomes.filter(({ isGood }) => !isGood).map(({ name }) => name);
  if (failing.length > 0) console.log(`\nFailing: ${failing.join(', ')}`);
  for (const notice of outcomes.flatMap(({ leftOut }) => leftOut)) console.log(`\n${notice}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = failing.length > 0 ? 1 : 0;
}
