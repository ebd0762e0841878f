import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

const MEASURED = join(import.meta.dirname, 'measured.mjs');

async function runCheck({ name, args, results, isRequired = false, notices = () => [] }) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  let cpuSeconds;
  const isGood = await run([MEASURED, ...args], {}, (message) => ({ cpuSeconds } = message));
  const wallSeconds = (performance.now() - startedAt) / 1000;
  const { passed, failed } = results ? countTests(results) : { passed: 0, failed: 0 };
  console.log(`── ${name}: ${isGood ? 'good' : 'FAILED'} (${wallSeconds.toFixed(1)} s)`);

  // A check that fails without a failing test, such as the type check, counts as one failure.
  return {
    name,
    wallSeconds,
    cpuSeconds,
    isGood,
    endsRun: isRequired && !isGood,
    passed,
    failed: isGood ? failed : Math.max(failed, 1),
    notices: notices(),
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

const COLUMN = 12;
const toCell = (seconds) => (seconds === undefined ? '–' : seconds.toFixed(1)).padStart(COLUMN);

/**
 * The time of each check: seconds on the clock and, where the system counts them, of the processors.
 * Checks of one step run side by side, so the whole is less than the sum on the clock.
 * @param {readonly { name: string, wallSeconds: number, cpuSeconds?: number }[]} outcomes
 * @param {number} wallSeconds of the whole run
 * @returns {string}
 */
export function writeTimes(outcomes, wallSeconds) {
  const counted = outcomes.every(({ cpuSeconds }) => cpuSeconds !== undefined);
  const whole = {
    name: 'all',
    wallSeconds,
    cpuSeconds: counted
      ? outcomes.reduce((sum, outcome) => sum + outcome.cpuSeconds, 0)
      : undefined,
  };
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  return [
    `${'check'.padEnd(width)}${'clock, s'.padStart(COLUMN)}${'CPU, s'.padStart(COLUMN)}`,
    ...[...outcomes, whole].map(
      (row) => `${row.name.padEnd(width)}${toCell(row.wallSeconds)}${toCell(row.cpuSeconds)}`,
    ),
  ].join('\n');
}

/**
 * Reports what each check took and its notices, such as what this machine could not check. The last
 * line is `N passed, N failed`: tests, plus every check that failed without one.
 */
export function reportChecks(outcomes) {
  console.log(`\n${writeTimes(outcomes, process.uptime())}`);
  const total = (count) => outcomes.reduce((sum, outcome) => sum + outcome[count], 0);
  const failing = outcomes.filter(({ isGood }) => !isGood).map(({ name }) => name);
  if (failing.length > 0) console.log(`\nFailing: ${failing.join(', ')}`);
  for (const notice of outcomes.flatMap(({ notices }) => notices)) console.log(`\n${notice}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = failing.length > 0 ? 1 : 0;
}
