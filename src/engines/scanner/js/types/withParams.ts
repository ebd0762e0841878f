import { type JsNode, paramsOf } from '@/engines/scanner/js/JsNode';
import { Scope } from '@/engines/scanner/js/Scope';

/** A scope in which a declaration's type parameters are known. */
export function withParams(node: JsNode, scope: Scope): Scope {
  if (paramsOf(node).length === 0) return scope;
  const inner = new Scope(scope, false);
  inner.declareParams(paramsOf(node));
  return inner;
}
