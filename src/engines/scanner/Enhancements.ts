// A key → its consequence, if that does not depend on the use.
import { ENHANCEMENTS } from './enhancements.data';
import type { ScanNode, ScanTable } from './ScanTable';
import type { Consequence } from './ScanUse';

/** Tells which keys are enhancements, each looked up once. */
export class Enhancements {
  private readonly known: Int8Array;

  constructor(private readonly table: ScanTable) {
    this.known = new Int8Array(table.nodes.length);
  }

  /** `consequence`, unless the key is an enhancement. */
  judge(node: ScanNode, consequence: Consequence): Consequence {
    this.known[node.id] ||= this.isEnhancement(node) ? 1 : -1;
    return this.known[node.id] === 1 ? 'enhancement' : consequence;
  }

  private isEnhancement(node: ScanNode): boolean {
    const path = this.table.pathAt(node.id);
    return ENHANCEMENTS.some(([pattern]) => pattern.test(path));
  }
}
