import { type JsNode, unwrap } from './JsNode';
import type { PlatformNames } from './PlatformNames';
import type { Scope } from './Scope';

const OWN_KINDS = new Set(['import', 'function', 'class']);
const MAX_STEPS = 20;

/**
 * True for a value that the project, a package or another script makes, so that its members are theirs. A parameter
 * may be anything.
 */
export function isOwnValue(written: JsNode, from: Scope, names: PlatformNames): boolean {
  let scope = from;
  let node: JsNode | undefined = unwrap(written);
  for (let steps = 0; node && steps < MAX_STEPS; steps++) {
    if (node.type === 'ThisExpression' || node.type === 'Super') return true;
    if (node.type !== 'Identifier') {
      const inner: JsNode | null | undefined = node.object ?? node.callee ?? node.argument;
      node = inner ? unwrap(inner) : undefined;
      continue;
    }
    const name = node.name as string;
    const binding = scope.find(name);
    if (!binding) return names.global(name).node === undefined;
    if (OWN_KINDS.has(binding.kind)) return true;
    scope = binding.at;
    node = binding.kind === 'var' && binding.init ? unwrap(binding.init) : undefined;
  }
  return false;
}
