// Marks implied guards once a file has uses that may have one: few files do, and the proofs are large.
import { loadOnce } from '@/domain/loadOnce';
import type { FileScan, WithinTest } from './FileScan';
import type { KeyProofs } from './ImpliedGuards';

export type LoadProofs = () => Promise<KeyProofs> | KeyProofs;

const NO_PROOFS =
  'Its tests count only for what they name: more data can’t be loaded. Check the network, and scan again.';

export class LateGuards {
  /** Also asked for tests to write: wrap/keyProofs.ts. */
  readonly keys = loadOnce(async () => this.load());
  private readonly guards = loadOnce(async () => {
    const [{ ImpliedGuards }, keys] = await Promise.all([
      import(/* webpackChunkName: "scan-proofs" */ './ImpliedGuards'),
      this.keys.load(),
    ]);
    return new ImpliedGuards(keys);
  });

  constructor(private readonly load: LoadProofs) {}

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
