import type { ScanNode } from '@/engines/scanner/ScanTable';
import { type Held, hold } from './Held';
import { bare, type JsNode } from './JsNode';
import { type KeyReader, provenKey } from './judgeTest';
import type { Scope } from './Scope';

/** Behind `a?.` stands only what runs where a is. */
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
      if (key) return hold(held, provenKey(key), owner, 'optional');
    }
    asked = bare(asked.object!);
    if (asked.type === 'CallExpression') asked = bare(asked.callee!);
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
  const callee = bare(node.callee!);
  const chained =
    callee.type === 'MemberExpression'
      ? holdChain(bare(callee.object!), scope, held, callee, reader)
      : held;
  return node.optional ? hold(chained, provenKey(key), callee, 'optional') : chained;
}
