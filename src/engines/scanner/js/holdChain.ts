import { provesNothing } from '@/engines/scanner/css/findProven';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { type Held, hold } from './Held';
import { type JsNode, unwrap } from './JsNode';
import { judgeTest } from './judgeTest';
import type { KeyReader } from './KeyReader';
import { proveKey } from './proveKey';
import type { Scope } from './Scope';

/** Code after `a?.` runs only if a exists, with all that made it. */
export function holdChain(
  owner: JsNode,
  scope: Scope,
  held: Held | undefined,
  node: JsNode,
  reader: KeyReader,
): Held | undefined {
  let asked: JsNode | undefined = node;
  while (asked && asked.type === 'MemberExpression') {
    if (asked.optional) {
      const { whenTrue } = judgeTest(asked.object!, scope, reader);
      if (!provesNothing(whenTrue)) return hold(held, whenTrue, owner, 'optional');
    }
    asked = unwrap(asked.object!);
    if (asked.type === 'CallExpression') asked = unwrap(asked.callee!);
  }
  return held;
}

/** Arguments of `a?.b(x)` are evaluated only if a exists. */
export function holdGiven(
  callee: JsNode,
  scope: Scope,
  held: Held | undefined,
  reader: KeyReader,
): Held | undefined {
  return callee.type === 'MemberExpression'
    ? holdChain(unwrap(callee.object!), scope, held, callee, reader)
    : held;
}

/** Arguments of `b?.(x)` are evaluated only if the call happens. */
export function holdCall(
  key: ScanNode,
  node: JsNode,
  scope: Scope,
  held: Held | undefined,
  reader: KeyReader,
): Held | undefined {
  const callee = unwrap(node.callee!);
  const chained = holdGiven(callee, scope, held, reader);
  return node.optional ? hold(chained, proveKey(key), callee, 'optional') : chained;
}
