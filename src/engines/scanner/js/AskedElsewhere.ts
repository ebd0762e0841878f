// Uses in a function while a test for the same stands outside of it: callers of the function may
// have asked first, so that nothing is certain.
import { isProven, type Proven, provesNothing } from '@/engines/scanner/css/findProven';
import type { FileScan } from '@/engines/scanner/FileScan';
import type { ScanTable } from '@/engines/scanner/ScanTable';
import { type Held, hold } from './Held';
import type { JsNode } from './JsNode';

export class AskedElsewhere {
  private readonly tests: { readonly proven: Proven; readonly at: number }[] = [];
  private readonly open: { readonly use: number; readonly within: JsNode }[] = [];

  /** Holds a proof, and notes what was asked for. */
  hold(around: Held | undefined, proven: Proven, by: JsNode): Held | undefined {
    const { missing, ...asked } = proven;
    if (!provesNothing(asked)) this.tests.push({ proven: asked, at: by.start });
    return hold(around, proven, by);
  }

  /** @param within the innermost function around the use */
  noteUse(use: number, within: JsNode): void {
    this.open.push({ use, within });
  }

  mark({ uses }: FileScan, { nodes }: ScanTable, base: number): void {
    if (this.tests.length === 0) return;
    for (const { use, within } of this.open) {
      const node = nodes[uses.nodeAt(use)]!;
      const test = this.tests.find(
        ({ proven, at }) => (at < within.start || at >= within.end) && isProven(proven, node),
      );
      if (test) uses.guard(use, 'asked', base + test.at);
    }
  }
}
