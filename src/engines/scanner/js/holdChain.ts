import type { ScanNode } from '@/engines/scanner/ScanTable';
import { type Held, hold } from './Held';
import { type JsNode, unwrap } from './JsNode';
import { type KeyReader, proveKey } from './judgeTest';
import type { Scope } from './Scope';

/** Code after `a?.` runs only if a exists. */
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
      const key = reader.keyOf(asked.object!, scope);
      if (key) return hold(held, proveKey(key), owner, 'optional');
    }
    asked = unwrap(asked.object!);
    if (asked.type === 'CallExpression') asked = unwrap(asked.callee!);
  }
  return held;
}

/** Arguments of `a?.b(x)` and `b?.(x)` are evaluated only if the call happens. */
export function holdCall(
  key: ScanNode,
  node: JsNode,
  scope: Scope,
  held: Held | undefined,
  reader: KeyReader,
): Held | undefined {
  const callee = unwrap(node.callee!);
  const chained =
    callee.type === 'MemberExpression'
      ? holdChain(unwrap(callee.object!), scope, held, callee, reader)
      : held;
  return node.optional ? hold(chained, proveKey(key), callee, 'optional') : chained;
}
