// The findings of a scan. A *use* is one key at one place. Uses are kept in columns of numbers,
// five for each use, since a build holds a hundred thousand of them; `toUse` spells one out.
import type { ScanNode, ScanTable } from './ScanTable';

export const EVIDENCES = ['exact', 'typed', 'possible'] as const;
/** How a key was proven. `possible` means that only the name fits; it never counts. */
export type UseEvidence = (typeof EVIDENCES)[number];

/**
 * The consequence in a browser without the key, worst first. Code that gets its object or calls its
 * method first fails there, so that it never reaches the key.
 */
export const CONSEQUENCES = [
  'file-does-not-run',
  'throws',
  'rule-dropped',
  'block-ignored',
  'ignored',
  'reads-undefined',
  'enhancement',
  'not-reached',
] as const;
export type Consequence = (typeof CONSEQUENCES)[number];

export const GUARDS = [
  'supports',
  'fallback',
  'feature-test',
  'optional',
  'caught',
  'module',
  'polyfilled',
  'accepted',
  'lowered',
  'implied',
  'asked',
] as const;
export type Guard = (typeof GUARDS)[number];

export interface SourcePlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
}

export interface ScanUse extends SourcePlace {
  readonly key: string;
  /** A web-features id. */
  readonly feature: string | null;
  readonly endColumn: number;
  readonly evidence: UseEvidence;
  readonly consequence: Consequence;
  readonly guard: Guard | null;
  readonly guardAt?: SourcePlace;
  /** The keys whose tests prove this one, if its guard is implied. */
  readonly provenBy?: readonly string[];
  /** The source of the code, according to a source map. */
  readonly original?: SourcePlace;
}

const WIDTH = 5;

/** Uses of one file in columns: node, start, end, flags, offset of the guard or −1. */
export class UseColumns {
  private cells = new Int32Array(WIDTH * 64);
  /** Few uses have implied guards. */
  private readonly proven = new Map<number, readonly number[]>();
  length = 0;

  add(
    node: number,
    start: number,
    end: number,
    evidence: UseEvidence,
    consequence: Consequence,
    guard: Guard | null = null,
    guardAt = -1,
  ): void {
    const at = this.length * WIDTH;
    if (at === this.cells.length) {
      const grown = new Int32Array(this.cells.length * 2);
      grown.set(this.cells);
      this.cells = grown;
    }
    this.cells[at] = node;
    this.cells[at + 1] = start;
    this.cells[at + 2] = end;
    this.cells[at + 3] =
      EVIDENCES.indexOf(evidence) |
      (CONSEQUENCES.indexOf(consequence) << 4) |
      ((guard ? GUARDS.indexOf(guard) + 1 : 0) << 8);
    this.cells[at + 4] = guardAt;
    this.length++;
  }

  nodeAt(index: number): number {
    return this.cells[index * WIDTH]!;
  }

  startAt(index: number): number {
    return this.cells[index * WIDTH + 1]!;
  }

  endAt(index: number): number {
    return this.cells[index * WIDTH + 2]!;
  }

  evidenceAt(index: number): UseEvidence {
    return EVIDENCES[this.cells[index * WIDTH + 3]! & 15]!;
  }

  consequenceAt(index: number): Consequence {
    return CONSEQUENCES[(this.cells[index * WIDTH + 3]! >> 4) & 15]!;
  }

  guardOf(index: number): Guard | null {
    return GUARDS[((this.cells[index * WIDTH + 3]! >> 8) & 15) - 1] ?? null;
  }

  /** Equal for uses with the same node, evidence, consequence and guard. */
  kindAt(index: number): number {
    return this.cells[index * WIDTH]! * 4096 + this.cells[index * WIDTH + 3]!;
  }

  guardOffsetAt(index: number): number {
    return this.cells[index * WIDTH + 4]!;
  }

  guard(index: number, guard: Guard, guardAt = -1): void {
    const flags = index * WIDTH + 3;
    this.cells[flags] = (this.cells[flags]! & 255) | ((GUARDS.indexOf(guard) + 1) << 8);
    this.cells[flags + 1] = guardAt;
  }

  /** @param by the keys whose tests prove the use’s own */
  imply(index: number, guardAt: number, by: readonly ScanNode[]): void {
    this.guard(index, 'implied', guardAt);
    this.proven.set(
      index,
      by.map(({ id }) => id),
    );
  }

  /** Nodes; none without an implied guard. */
  proversOf(index: number): readonly number[] {
    return this.guardOf(index) === 'implied' ? (this.proven.get(index) ?? []) : [];
  }

  /** Frees what growth reserved; the columns stay readable. */
  trim(): void {
    this.cells = this.cells.slice(0, this.length * WIDTH);
  }
}

/** Offsets → lines and columns of one text. */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
      this.starts.push(at + 1);
  }

  /** The start of a line. @param line from 1 */
  offsetOf(line: number): number {
    return this.starts[line - 1]!;
  }

  /** From 1. */
  placeAt(offset: number): { readonly line: number; readonly column: number } {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - this.starts[low]! + 1 };
  }
}

/** Spells out one use of a file. */
export function toUse(
  columns: UseColumns,
  index: number,
  {
    file,
    lines,
    table,
  }: { readonly file: string; readonly lines: LineIndex; readonly table: ScanTable },
): ScanUse {
  const node = columns.nodeAt(index);
  const start = lines.placeAt(columns.startAt(index));
  const end = lines.placeAt(columns.endAt(index));
  const guardOffset = columns.guardOffsetAt(index);
  const provers = columns.proversOf(index);
  return {
    key: table.pathAt(node),
    feature: table.featureAt(node) ?? null,
    file,
    ...start,
    endColumn: end.line === start.line ? end.column : start.column + 1,
    evidence: columns.evidenceAt(index),
    consequence: columns.consequenceAt(index),
    guard: columns.guardOf(index),
    ...(guardOffset >= 0 ? { guardAt: { file, ...lines.placeAt(guardOffset) } } : {}),
    ...(provers.length > 0 ? { provenBy: provers.map((id) => table.pathAt(id)) } : {}),
  };
}
