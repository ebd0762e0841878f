// The findings of one file → its text with feature tests, and the findings that no test helps.
import { readFileSync } from 'node:fs';
import type { FoundFile } from '@/cli/scan/findFiles';
import { readSource } from '@/cli/scan/readSource';
import type { ScanFinding } from '@/cli/scan/ScanOutcome';
import {
  addTests,
  findPlacement,
  hasLongLines,
  isNoPlace,
  LineIndex,
  type Placement,
  type Scanner,
  TestTrials,
} from '@/engines/scanner/forCommandLine';

export interface LeftFinding {
  readonly finding: ScanFinding;
  /** A sentence: why it is left as it is. */
  readonly reason: string;
}

export interface FileFixes {
  /** As it was, without a byte order mark. */
  readonly before: string;
  readonly after: string;
  readonly fixed: readonly ScanFinding[];
  readonly left: readonly LeftFinding[];
}

export async function planFixes(
  scanner: Scanner,
  file: FoundFile,
  findings: readonly ScanFinding[],
): Promise<FileFixes> {
  const { text } = readSource(file);
  if (text === undefined) return leaveAll('', findings, 'Its file cannot be read.');
  const refusal = refuseText(file, text);
  if (refusal !== undefined) return leaveAll(text, findings, refusal);
  const source = { name: file.name, language: file.language, text };
  const trials = new TestTrials(scanner, source);
  const placements: Placement[] = [];
  const fixed: ScanFinding[] = [];
  const left: LeftFinding[] = [];
  for (const finding of findings) {
    const found = await placeFinding(scanner, finding, trials);
    if (isNoPlace(found)) left.push({ finding, reason: found.reason });
    else {
      placements.push(found);
      fixed.push(finding);
    }
  }
  const after = placements.length > 0 ? await addTests(source, placements) : text;
  if (placements.length > 0 && !(await trials.isReadable(after)))
    return leaveAll(text, findings, 'Its file cannot be read with the tests in it.');
  return { before: text, after, fixed, left };
}

function leaveAll(before: string, findings: readonly ScanFinding[], reason: string): FileFixes {
  const left = findings.map((finding) => ({ finding, reason }));
  return { before, after: before, fixed: [], left };
}

/** Why a file is not edited, whatever it uses. */
function refuseText(file: FoundFile, text: string): string | undefined {
  if (hasLongLines(text)) return 'Its file is made by a build. Change its sources.';
  const isSame = Buffer.from(text).equals(withoutMark(file.content ?? readFileSync(file.path)));
  return isSame ? undefined : 'Its file is not UTF-8, or its lines end in carriage returns.';
}

const MARK = Buffer.from('\uFEFF');

function withoutMark(bytes: Uint8Array): Uint8Array {
  return hasMark(bytes) ? bytes.subarray(MARK.length) : bytes;
}

export function hasMark(bytes: Uint8Array): boolean {
  return MARK.equals(bytes.subarray(0, MARK.length));
}

async function placeFinding(scanner: Scanner, finding: ScanFinding, trials: TestTrials) {
  const { use, cause } = finding;
  if (cause === 'declined') return { reason: 'The team has declined it, tested for or not.' };
  if (use.original !== undefined && use.original.file !== use.file)
    return { reason: `Its file is built from ${use.original.file}. Change that.` };
  return findPlacement(scanner, use, offsetAt(trials.file.text, use), trials);
}

function offsetAt(text: string, { line, column }: ScanFinding['use']): number {
  return new LineIndex(text).offsetOf(line) + column - 1;
}
