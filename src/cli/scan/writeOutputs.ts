import { appendFileSync, closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { toUnwritable } from '@/cli/toUnwritable';
import { formatOutcome } from './formatOutcome';
import { markdownReport } from './formats/markdownReport';
import type { ScanOptions } from './ScanOptions';
import type { ScanOutcome } from './ScanOutcome';

/** @throws CliProblem after all other files are written, so that the scan was not in vain */
export function writeOutputs(
  world: CliWorld,
  outcome: ScanOutcome,
  { outputs, isAll }: Pick<ScanOptions, 'outputs' | 'isAll'>,
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
    const pieces = formatOutcome(format, outcome, { colors: world.colors, isAll });
    if (file === undefined) for (const piece of pieces) world.out(piece);
    else
      attempt(file, () => {
        const path = resolve(world.cwd, file);
        mkdirSync(dirname(path), { recursive: true });
        writePieces(path, pieces);
      });
    if (format === 'github' && summary)
      attempt(`GITHUB_STEP_SUMMARY (${summary})`, () =>
        appendFileSync(summary, markdownReport(outcome)),
      );
  }
  if (problems.length > 0) throw new CliProblem(EXIT.usage, problems.join('\n'));
}

function writePieces(path: string, pieces: Iterable<string>): void {
  const file = openSync(path, 'w');
  try {
    for (const piece of pieces) writeSync(file, piece);
  } finally {
    closeSync(file);
  }
}
