// What a node says of others: the element that markup puts into a name, the call that functions are for.
import { isFunction, type JsNode, keyName } from './JsNode';
import type { Scope } from './Scope';

/** `<dialog ref={box}>` */
export function holdElement(scope: Scope, { name }: JsNode, { name: tag }: JsNode): void {
  const binding = scope.find(name as string);
  const written = typeof tag === 'object' ? tag.name : tag;
  if (binding && typeof written === 'string') binding.elementTag = written;
}

/** `new TransformStream({ transform(chunk, controller) { … } })` */
export function linkMembers({ properties = [] }: JsNode, call: JsNode): void {
  for (const { key, value, computed } of properties) {
    const made = value as JsNode | undefined;
    if (!key || computed || !made || !isFunction(made)) continue;
    made.call = call;
    made.memberName = keyName(key);
  }
}
