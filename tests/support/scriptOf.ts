import { readFileSync } from 'node:fs';

/** The first script of a file of YAML, as it stands there. */
export function scriptOf(file: string, start: RegExp): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => start.test(line)) + 1;
  const indent = /^ */.exec(lines[at]!)![0];
  const end = lines.findIndex((line, number) => number > at && !line.startsWith(indent));
  return lines.slice(at, end).join('\n');
}
