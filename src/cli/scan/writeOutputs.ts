import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { toUnwritable } from '@/cli/toUnwritable';
import { formatOutcome } from './formatOutcome';
import type { ScanOptions } from './ScanOptions';
import type { ScanOutcome } from './ScanOutcome';

/** @throws CliProblem after all other files are written, so that the scan was not in vain */
export function writeOutputs(
  world: CliWorld,
  outcome: ScanOutcome,
  outputs: ScanOptions['outputs'],
): void {
  const problems: string[] = [];
  const attempt = (name: string, write: () => void) => {
    try {
      write();
    } catch (cause) {
      problems.push(toUnwritable(name, cause).message);
    }
  };
  const { GITHUB_STEP_SUMMARY: summary } = world.env;
  for (const { format, file } of outputs) {
    const text = formatOutcome(format, outcome, world.colors);
    if (file === undefined) world.out(text);
    else
      attempt(file, () => {
        const path = resolve(world.cwd, file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      });
    if (format === 'github' && summary)
      attempt(`GITHUB_STEP_SUMMARY (${summary})`, () =>
        appendFileSync(summary, formatOutcome('markdown', outcome, world.colors)),
      );
  }
  if (problems.length > 0) throw new CliProblem(EXIT.usage, problems.join('\n'));
}
