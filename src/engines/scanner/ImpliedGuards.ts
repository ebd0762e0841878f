// Guards by what releases tell: a use inside a test of another key is guarded if each release that may
// pass the test supports the key. Easy to get wrong: syntax is read before any test runs, so no test
// guards a file that does not run.
import type { Passing, SupportProofs } from '@/domain/SupportProofs';
import type { Proven } from './css/findProven';
import type { FileScan, WithinTest } from './FileScan';
import type { ScanNode } from './ScanTable';
import { bothWays, type TestedWays } from './TestedWays';

export interface KeyProofs {
  readonly proofs: SupportProofs;
  /** The row of a key; undefined if it has no data. */
  readonly rowOf: (node: ScanNode) => number | undefined;
  /** “Safari 15.3”, the newest of some releases; nothing where only the support is known. */
  readonly nameNewest?: (releases: Passing) => string | undefined;
}

interface Found {
  /** The keys whose tests prove it. */
  readonly by: readonly ScanNode[];
  readonly guardAt: number;
}

export class ImpliedGuards {
  private readonly known = new Map<WithinTest, Map<ScanNode, Found | undefined>>();
  private readonly passing = new Map<ScanNode, Passing | undefined>();

  constructor(private readonly keys: KeyProofs) {}

  mark({ uses, within }: FileScan): void {
    for (const { at, node, test, base } of within) {
      // A file of polyfills guards whatever it holds.
      if (uses.guardOf(at) !== null || uses.consequenceAt(at) === 'file-does-not-run') continue;
      const found = this.find(node, test);
      if (found) uses.imply(at, base + found.guardAt, found.by);
    }
  }

  private find(node: ScanNode, test: WithinTest): Found | undefined {
    const inTest = this.known.get(test) ?? new Map<ScanNode, Found | undefined>();
    this.known.set(test, inTest);
    if (!inTest.has(node)) inTest.set(node, this.prove(node, test));
    return inTest.get(node);
  }

  /** From the inside out, and at last by all tests together. */
  private prove(node: ScanNode, innermost: WithinTest): Found | undefined {
    const row = this.keys.rowOf(node);
    if (row === undefined) return undefined;
    let all: TestedWays;
    for (let test: WithinTest | undefined = innermost; test; test = test.around) {
      const { ways }: Proven = test.proven;
      const by = this.provers(ways, row);
      if (by) return { by, guardAt: test.guardAt };
      all = bothWays(all, ways);
    }
    const by = this.provers(all, row);
    return by && { by, guardAt: innermost.guardAt };
  }

  private provers(ways: TestedWays, row: number): readonly ScanNode[] | undefined {
    if (!ways) return undefined;
    const by = new Set<ScanNode>();
    for (const way of ways) {
      const one = [...way].find((node) => this.provesAlone(node, row));
      if (!one && !this.proveTogether(way, row)) return undefined;
      for (const node of one ? [one] : way) by.add(node);
    }
    return [...by];
  }

  private provesAlone(node: ScanNode, row: number): boolean {
    if (!this.passing.has(node)) {
      const own = this.keys.rowOf(node);
      this.passing.set(node, own === undefined ? undefined : this.keys.proofs.passing([own]));
    }
    const passing = this.passing.get(node);
    return passing !== undefined && this.keys.proofs.proves(passing, row);
  }

  private proveTogether(way: ReadonlySet<ScanNode>, row: number): boolean {
    const rows = [...way].flatMap((node) => this.keys.rowOf(node) ?? []);
    const passing = rows.length > 1 ? this.keys.proofs.passing(rows) : undefined;
    return passing !== undefined && this.keys.proofs.proves(passing, row);
  }
}
