import { type JsNode, staticName } from '@/engines/scanner/js/JsNode';
import type { Scope } from '@/engines/scanner/js/Scope';

/**
 * The tag of an element with a `ref` in a Vue template: code reads `this.$refs.box` or `$refs.box`.
 */
export function vueRef({ object, property, computed }: JsNode, scope: Scope): string | undefined {
  const refs = object?.object?.type === 'ThisExpression' ? object.property : object;
  if (refs?.name !== '$refs') return undefined;
  const name = staticName(property!, computed ?? false);
  return name === undefined ? undefined : scope.refTag(name);
}
