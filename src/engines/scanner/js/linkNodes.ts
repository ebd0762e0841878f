// Links between nodes: the element that markup puts into a name, the call that a function is for.
import { isFunction, type JsNode, keyName } from './JsNode';
import type { Scope } from './Scope';

/** `<button onClick={(event) => …}>`, `<dialog ref={box}>` */
export function linkAttributes(element: JsNode, scope: Scope): void {
  for (const { name, value } of element.attributes ?? []) {
    const held = value as JsNode | null | undefined;
    const inner = held?.type === 'JSXExpressionContainer' ? held.expression : undefined;
    if (typeof inner !== 'object') continue;
    const isRef = (name as JsNode | undefined)?.name === 'ref';
    if (isFunction(inner)) {
      inner.call = element;
      inner.argumentIndex = isRef ? -1 : 0;
    } else if (isRef && inner.type === 'Identifier') holdElement(scope, inner, element);
  }
}

function holdElement(scope: Scope, { name }: JsNode, { name: tag }: JsNode): void {
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
