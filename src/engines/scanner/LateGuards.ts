// Marks implied guards once a file has uses that may have one: few files do, and the proofs are large.
import { loadOnce } from '@/domain/loadOnce';
import type { FileScan, WithinTest } from './FileScan';
import type { KeyProofs } from './ImpliedGuards';
import type { ScanNode } from './ScanTable';
import type { TestedWays } from './TestedWays';

export type LoadProofs = () => Promise<KeyProofs> | KeyProofs;

const NO_PROOFS =
  'Its tests count only for what they name, because the data about the rest can’t be loaded. Check the network, and scan again.';

export class LateGuards {
  private readonly keys = loadOnce(async () => this.load());
  private readonly guards = loadOnce(async () => {
    const [{ ImpliedGuards }, keys] = await Promise.all([
      import(/* webpackChunkName: "scan-proofs" */ './ImpliedGuards'),
      this.keys.load(),
    ]);
    return new ImpliedGuards(keys);
  });

  constructor(private readonly load: LoadProofs) {}

  /** True if every release that fully supports `node` fully supports `other`. */
  async proves(node: ScanNode | undefined, other: ScanNode | undefined): Promise<boolean> {
    const { proofs, rowOf } = await this.keys.load();
    const [own, wanted] = [node && rowOf(node), other && rowOf(other)];
    return own !== undefined && wanted !== undefined && proofs.contains(wanted, own);
  }

  /**
   * The newest release that passes a test in one of `ways` and does not fully support `node`.
   * Undefined if every one supports it, or the data has no names.
   */
  async newestWithout(node: ScanNode | undefined, ways: TestedWays): Promise<string | undefined> {
    const { proofs, rowOf, nameNewest } = await this.keys.load();
    const row = node && rowOf(node);
    if (row === undefined || !ways || !nameNewest) return undefined;
    for (const way of ways) {
      const rows = [...way].flatMap((tested) => rowOf(tested) ?? []);
      const passing = proofs.passing(rows);
      const newest = passing && nameNewest(proofs.lacking(passing, row));
      if (newest !== undefined) return newest;
    }
    return undefined;
  }

  /** A file without proofs is scanned all the same, and says so. */
  async mark(scan: FileScan): Promise<void> {
    if (!scan.within.some(({ test }) => hasWays(test))) return;
    try {
      (await this.guards.load()).mark(scan);
    } catch {
      scan.notes.push(NO_PROOFS);
    }
  }
}

/** Most tests are about something else than the platform. */
function hasWays(innermost: WithinTest): boolean {
  for (let test: WithinTest | undefined = innermost; test; test = test.around)
    if (test.proven.ways) return true;
  return false;
}
