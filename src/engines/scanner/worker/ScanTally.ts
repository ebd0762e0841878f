// Adds up what workers found, file by file, into keys with counts. Pitfall: a polyfill in one file
// guards uses in all others, so guards are final only when everything has been read.
import type { AcceptedCounts } from '@/engines/scanner/files/readAccepted';
import { guardInProject } from '@/engines/scanner/guardInProject';
import {
  type Consequence,
  CONSEQUENCES,
  EVIDENCES,
  type Guard,
  GUARDS,
  type UseEvidence,
} from '@/engines/scanner/ScanUse';
import { GROUP_WIDTH } from './groupUses';
import type { NodeName, ScannedSource, UnreadFile } from './ScanMessage';

/** Equal uses of one key, in all files. */
export interface KeyCount {
  readonly key: string;
  readonly feature: string | null;
  readonly evidence: UseEvidence;
  readonly consequence: Consequence;
  readonly guard: Guard | null;
  readonly count: number;
}

export interface FileCounts {
  readonly name: string;
  /** Unguarded uses by effect. */
  readonly breaking: number;
  readonly degrading: number;
  readonly guarded: number;
  readonly notes: readonly string[];
}

/** More names would hide those that someone may want to correct. */
const MAX_UNKNOWN = 1_000;
/** Where in the order of consequences those begin that degrade, and those that cost nothing. */
const FIRST_DEGRADING = CONSEQUENCES.indexOf('block-ignored');
const FIRST_HARMLESS = CONSEQUENCES.indexOf('reads-undefined');

export class ScanTally {
  private readonly names = new Map<number, NodeName>();
  private readonly counts = new Map<string, number[]>();
  private readonly polyfilled = new Set<number>();
  /** Nodes whose tests imply guards, in all files; each list once. */
  private readonly provers: (readonly number[])[] = [];
  private readonly files: ScannedSource[] = [];
  readonly unread: UnreadFile[] = [];
  /** Names that the data does not know, with how often. */
  readonly unknown = new Map<string, number>();
  /** The first Browserslist query that a package names. */
  browsers: string | undefined;
  private accepted: AcceptedCounts = new Map();
  readBytes = 0;

  get readCount(): number {
    return this.files.length;
  }

  add(file: ScannedSource): void {
    for (const name of file.names) this.names.set(name.node, name);
    for (const node of file.polyfilled) this.polyfilled.add(node);
    for (const [name, count] of file.unknown)
      if (this.unknown.size < MAX_UNKNOWN || this.unknown.has(name))
        this.unknown.set(name, (this.unknown.get(name) ?? 0) + count);
    this.unread.push(...file.leftOut);
    this.browsers ??= file.browsers;
    if (file.accepted) this.accepted = new Map([...this.accepted, ...file.accepted]);
    if (file.unread) return this.leave({ name: file.name, reason: file.unread });
    if (file.problem) return this.leave({ name: file.name, reason: 'problem', ...file.problem });
    // An archive is no file of its own.
    if (!file.language) return;
    for (const part of file.unreadParts) this.leave({ name: file.name, reason: 'part', ...part });
    this.readBytes += file.bytes;
    this.numberProvers(file);
    this.files.push(file);
    addTo(this.counts, file.groups);
  }

  /** A file numbers its own lists; here, equal lists of all files have one number. */
  private numberProvers({ groups, provers }: ScannedSource): void {
    const numbers = provers.map((list) => {
      const known = this.provers.findIndex((own) => own.join() === list.join());
      return known < 0 ? this.provers.push(list) : known + 1;
    });
    for (let at = GROUP_WIDTH - 1; at < groups.length; at += GROUP_WIDTH)
      if (groups[at]! > 0) groups[at] = numbers[groups[at]! - 1]!;
  }

  leave(file: UnreadFile): void {
    this.unread.push(file);
  }

  keys(): KeyCount[] {
    return [...this.countAccepted().values()].map((group) => {
      const [node, evidence, consequence, guard, count, prover] = group;
      const { key, feature } = this.names.get(node!)!;
      return {
        key,
        feature,
        evidence: EVIDENCES[evidence!]!,
        consequence: CONSEQUENCES[consequence!]!,
        guard: this.guardOf(node!, guard!, prover!),
        count: count!,
      };
    });
  }

  /** The counts, with what is accepted marked: only now is known what the whole project accepts. */
  private countAccepted(): ReadonlyMap<string, readonly number[]> {
    if (this.accepted.size === 0) return this.counts;
    const counts = new Map<string, number[]>();
    for (const file of this.files) addTo(counts, this.acceptIn(file));
    return counts;
  }

  /** The groups of a file; bare ones of accepted keys are guarded so. */
  private acceptIn({ name, groups }: ScannedSource): Int32Array {
    const known = this.accepted.get(name);
    if (!known) return groups;
    const bare = new Map<number, number>();
    forEachGroup(groups, (node, evidence, consequence, guard, count) => {
      if (isOpen(evidence, consequence, guard)) bare.set(node, (bare.get(node) ?? 0) + count);
    });
    const marked = groups.slice();
    for (let at = 0; at < marked.length; at += GROUP_WIDTH) {
      const node = marked[at]!;
      const most = known.get(this.names.get(node)!.key) ?? 0;
      if (isOpen(marked[at + 1]!, marked[at + 2]!, marked[at + 3]!) && bare.get(node)! <= most)
        marked[at + 3] = GUARDS.indexOf('accepted') + 1;
    }
    return marked;
  }

  /** Files with a note, or with uses of these keys; worst first. */
  countFiles(keys: ReadonlySet<string>): FileCounts[] {
    return this.files
      .map((file) => {
        const { name, notes } = file;
        const counts = { breaking: 0, degrading: 0, guarded: 0 };
        forEachGroup(this.acceptIn(file), (node, evidence, consequence, guard, count, prover) => {
          if (EVIDENCES[evidence] === 'possible' || !keys.has(this.names.get(node)!.key)) return;
          if (this.guardOf(node, guard, prover) !== null) counts.guarded += count;
          else if (consequence < FIRST_DEGRADING) counts.breaking += count;
          else if (consequence < FIRST_HARMLESS) counts.degrading += count;
        });
        return { name, notes, ...counts };
      })
      .filter(({ notes, breaking, degrading, guarded }) =>
        Boolean(notes.length || breaking || degrading || guarded),
      )
      .sort((a, b) => b.breaking - a.breaking || b.degrading - a.degrading);
  }

  private guardOf(node: number, guard: number, prover: number): Guard | null {
    const provers = this.provers[prover - 1];
    return guardInProject(GUARDS[guard - 1] ?? null, node, this.polyfilled, provers);
  }
}

/** True if a group counts against the share as it stands. */
function isOpen(evidence: number, consequence: number, guard: number): boolean {
  return EVIDENCES[evidence] !== 'possible' && guard === 0 && consequence < FIRST_HARMLESS;
}

function addTo(counts: Map<string, number[]>, groups: Int32Array): void {
  forEachGroup(groups, (node, evidence, consequence, guard, count, prover) => {
    const name = `${node} ${evidence} ${consequence} ${guard} ${prover}`;
    const known = counts.get(name);
    if (known) known[4]! += count;
    else counts.set(name, [node, evidence, consequence, guard, count, prover]);
  });
}

function forEachGroup(
  groups: Int32Array,
  visit: (
    node: number,
    evidence: number,
    consequence: number,
    guard: number,
    count: number,
    prover: number,
  ) => void,
): void {
  for (let at = 0; at < groups.length; at += GROUP_WIDTH) {
    const [node, evidence, consequence, guard, count, prover] = groups.subarray(at);
    visit(node!, evidence!, consequence!, guard!, count!, prover!);
  }
}
