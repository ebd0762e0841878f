import { appendFileSync, closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { toUnwritable } from '@/cli/toUnwritable';
import { formatParts, type ScanPart } from './formatParts';
import type { ScanOptions } from './ScanOptions';

/** @throws CliProblem after all other files are written, so that the scan was not in vain */
export function writeOutputs(
  world: CliWorld,
  parts: readonly ScanPart[],
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
    const style = { colors: world.colors, isAll };
    const pieces = formatParts(format, parts, style);
    if (file === undefined) for (const piece of pieces) world.out(piece);
    else
      attempt(file, () => {
        const path = resolve(world.cwd, file);
        mkdirSync(dirname(path), { recursive: true });
        writePieces(path, pieces);
      });
    if (format === 'github' && summary)
      attempt(`GITHUB_STEP_SUMMARY (${summary})`, () =>
        appendFileSync(summary, [...formatParts('markdown', parts, style)].join('')),
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
