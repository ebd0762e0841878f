// Fields that a class writes to itself.
import { isNothing, type JsNode, privateName } from './JsNode';

/** `this.name = …` gives the value of a field that the class does not declare. */
export function noteField(owner: JsNode, name: JsNode, right: JsNode): void {
  if (isNothing(right)) return;
  const writes = (owner.thisWrites ??= new Map<string, JsNode[]>());
  const key = name.type.startsWith('Private') ? `#${privateName(name)}` : (name.name as string);
  const others = writes.get(key);
  if (others) others.push(right);
  else writes.set(key, [right]);
}
