// Uses in a function while a test for the same stands outside of it: callers of the function may
// have asked first, so that nothing is certain.
import { isProven, type Proven, provesNothing } from '@/engines/scanner/css/findProven';
import type { FileScan } from '@/engines/scanner/FileScan';
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';
import { askedNames } from './askedNames';
import { type Held, hold } from './Held';
import { type JsNode, unwrap } from './JsNode';
import { judgeTest } from './judgeTest';
import type { KeyReader } from './KeyReader';
import type { Scope } from './Scope';

/** The first and the last test of a key. */
interface TestEnds {
  readonly first: number | undefined;
  readonly last: number | undefined;
}

export class AskedElsewhere {
  private readonly tests: { readonly proven: Proven; readonly at: number }[] = [];
  private readonly open: { readonly use: number; readonly within: JsNode }[] = [];

  /** Holds a proof, and notes what was asked for. */
  hold(around: Held | undefined, proven: Proven, by: JsNode): Held | undefined {
    const { missing, ...asked } = proven;
    if (!provesNothing(asked)) this.tests.push({ proven: asked, at: by.start });
    if (proven.nodes.size > 0 || proven.features.size > 0) return hold(around, proven, by);
    const test = by.type === 'IfStatement' || by.type === 'WhileStatement' ? by.test! : by;
    return hold(around, proven, by, 'feature-test', askedNames(test));
  }

  /** Notes a test that an object keeps: `hidden = !navigator.share`, `{ share: 'share' in navigator }`. */
  noteKept({ type, kind, left, right, value }: JsNode, scope: Scope, reader: KeyReader): void {
    const isKept =
      type === 'AssignmentExpression' ? left?.type === 'MemberExpression' : type === 'Property';
    const kept = type === 'Property' && kind === 'init' ? (value as JsNode) : right;
    if (!isKept || !kept || !isTest(kept)) return;
    const { whenTrue, whenFalse } = judgeTest(kept, scope, reader);
    for (const { missing, ...proven } of [whenTrue, whenFalse])
      if (!provesNothing(proven)) this.tests.push({ proven, at: kept.start });
  }

  /** @param within the innermost function around the use */
  noteUse(use: number, within: JsNode): void {
    this.open.push({ use, within });
  }

  mark({ uses }: FileScan, { nodes }: ScanTable, base: number): void {
    if (this.tests.length === 0) return;
    this.tests.sort((a, b) => a.at - b.at);
    // A bundle has thousands of tests and uses, but uses of few keys.
    const ends = new Map<ScanNode, TestEnds>();
    for (const { use, within } of this.open) {
      const node = nodes[uses.nodeAt(use)]!;
      const known = ends.get(node) ?? this.endsOf(node);
      ends.set(node, known);
      const at = findOutside(known, within);
      if (at !== undefined) uses.guard(use, 'asked', base + at);
    }
  }

  private endsOf(node: ScanNode): TestEnds {
    const proves = ({ proven }: { readonly proven: Proven }) => isProven(proven, node);
    return { first: this.tests.find(proves)?.at, last: this.tests.findLast(proves)?.at };
  }
}

function isTest({ type, operator, left, right, argument }: JsNode): boolean {
  if (type === 'LogicalExpression') return isTest(left!) || isTest(right!);
  if (operator === '!') return unwrap(argument!).type === 'MemberExpression';
  return operator === 'in' || left?.operator === 'typeof' || right?.operator === 'typeof';
}

function findOutside({ first, last }: TestEnds, { start, end }: JsNode): number | undefined {
  if (first !== undefined && first < start) return first;
  return last !== undefined && last >= end ? last : undefined;
}
