// Tries tests in one file: only a test that the scanner itself accepts as a guard is written. The
// key and the condition decide that, so each pair is tried once, however often it is used.
import type { Scanner } from '@/engines/scanner/Scanner';
import type { SourceFile } from '@/engines/scanner/SourceFile';
import { linesOfTexts } from './linesOfTexts';
import type { Placement } from './Placement';
import { writeTests } from './writeTests';

/** Each trial scans the file again. */
const MAX_TRIALS = 40;

export class TestTrials {
  private before: Promise<ReadonlyMap<string, number>> | undefined;
  private readonly known = new Map<string, Promise<boolean>>();

  constructor(
    private readonly scanner: Scanner,
    readonly file: SourceFile,
  ) {}

  /** True if a test guards a use of `key`. Undefined once the file has had too many trials. */
  async isGuard(key: string, placement: Placement): Promise<boolean | undefined> {
    const name = JSON.stringify([key, placement.test.condition, placement.leaves !== undefined]);
    const known = this.known.get(name);
    if (known !== undefined) return known;
    if (this.known.size >= MAX_TRIALS) return undefined;
    const trial = this.try(key, placement);
    this.known.set(name, trial);
    return trial;
  }

  /** False if the file could not be read with `text` in it. */
  async isReadable(text: string): Promise<boolean> {
    return (await this.scanner.scan({ ...this.file, text })).problem === undefined;
  }

  private async try(key: string, placement: Placement): Promise<boolean> {
    this.before ??= this.countOpen(this.file);
    const after = await this.countOpen({
      ...this.file,
      text: await addTests(this.file, [placement]),
    });
    return (after.get(key) ?? Infinity) < ((await this.before).get(key) ?? 0);
  }

  /** Uses of each key that nothing guards; none of any if the text cannot be read. */
  private async countOpen(file: SourceFile): Promise<ReadonlyMap<string, number>> {
    const { uses, problem } = await this.scanner.scan(file);
    const open = new Map<string, number>();
    if (problem) return open;
    for (let at = 0; at < uses.length; at++) {
      const key = this.scanner.table.pathAt(uses.nodeAt(at));
      open.set(key, (open.get(key) ?? 0) + Number(uses.guardOf(at) === null));
    }
    return open;
  }
}

/** The text of a file with tests at places that `findPlacement` found in it. */
export async function addTests(
  file: SourceFile,
  placements: readonly Placement[],
): Promise<string> {
  return writeTests(file.text, placements, await linesOfTexts(file, placements));
}
