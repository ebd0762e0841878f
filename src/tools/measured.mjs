// Runs another Node program and reports to the parent what it and its children took of the
// processors: `node measured.mjs <program> [arguments]`, with an IPC channel.
import { readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** The kernel counts in hundredths of a second, on every machine that Node runs on. */
const TICKS_A_SECOND = 100;

/** Processor time of the children that have ended, and of theirs; only Linux tells. */
function childSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // After the program's name, which may hold blanks: fields 16 and 17 of the line are cutime and
    // cstime.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}

const isGood = await run(process.argv.slice(2));
process.send?.({ cpuSeconds: childSeconds() });
process.exitCode = isGood ? 0 : 1;
