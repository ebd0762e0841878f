// A name or member in a script → its key, if it is the platform's.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { isOwnValue } from './isOwnValue';
import type { JsContext } from './JsContext';
import { type JsNode, staticName, unwrap } from './JsNode';
import type { Scope } from './Scope';
import { markThroughCall, withoutMark } from './types/typeNames';

export class KeyFinder {
  constructor(private readonly context: Pick<JsContext, 'names' | 'types' | 'findReceiver'>) {}

  keyOf(written: JsNode, scope: Scope): ScanNode | undefined {
    const node = unwrap(written);
    if (node.type === 'Identifier')
      return scope.find(node.name as string)
        ? undefined
        : this.context.names.global(node.name as string).node;
    if (node.type !== 'MemberExpression' || !node.object || !node.property) return undefined;
    const name = staticName(node.property, node.computed ?? false);
    if (name === undefined) return undefined;
    const type = this.receiverOf(node.object, node.property, scope);
    return type === undefined ? undefined : this.member(withoutMark(type), name);
  }

  keyIn(name: string, object: JsNode, scope: Scope): ScanNode | undefined {
    const { types, names } = this.context;
    const type = types.typeOf(object, scope);
    if (type === undefined) return undefined;
    const platform = name.startsWith('on') ? types.members.platform(type) : undefined;
    // `'onscrollend' in window` asks for the event, which the data has instead of its handler.
    return (
      this.member(type, name) ??
      (platform === undefined ? undefined : names.event(platform, name.slice(2)))
    );
  }

  /** The key of a constructor that is called. */
  makerOf(callee: JsNode, scope: Scope): ScanNode | undefined {
    const key = this.keyOf(callee, scope);
    const isClass = this.context.types.typeOf(callee, scope)?.startsWith('=');
    return isClass ? key?.children.get(key.name) : undefined;
  }

  /** The type of the object, marked as in `Types.infer`. */
  receiverOf(object: JsNode, property: JsNode, scope: Scope): string | undefined {
    const { findReceiver, types } = this.context;
    const known = findReceiver?.(property.start);
    if (known === undefined) return types.receiver(object, scope);
    // A type that is written out here needs no checker.
    return known === null || types.infer(object, scope) === known
      ? (known ?? undefined)
      : markThroughCall(known);
  }

  /** The key of a member by its name, which one interface has: the object may still be any other. */
  guess(node: JsNode, scope: Scope): ScanNode | undefined {
    const property = node.property!;
    const name = staticName(property, node.computed ?? false);
    const key = name === undefined ? undefined : this.context.names.telling(name);
    if (!key || this.context.findReceiver?.(property.start) === null) return undefined;
    return isOwnValue(node.object!, scope, this.context.names) ? undefined : key;
  }

  member(type: string, name: string): ScanNode | undefined {
    const { types, names } = this.context;
    const owner = types.members.owner(type, name);
    return owner === undefined ? undefined : names.member(owner, name).node;
  }

  /** Iterating over JavaScript's own objects is as old as loops over values. */
  iterationOf({ right, await: isAsync }: JsNode, scope: Scope): ScanNode | undefined {
    const { types, names } = this.context;
    const type = types.typeOf(right!, scope);
    const key = type ? this.member(type, isAsync ? '@@asyncIterator' : '@@iterator') : undefined;
    const isOld = !isAsync && names.builtins.has(key?.parent?.name ?? '');
    return isOld ? undefined : key;
  }

  /** `const { share } = navigator` reads members. @param typeAt the type of what is taken apart */
  *keysOfPattern(
    { properties = [] }: JsNode,
    typeAt: (key: JsNode) => string | undefined,
  ): Iterable<readonly [key: ScanNode, at: JsNode]> {
    for (const { type: kind, key: at, computed = false } of properties) {
      if (kind === 'RestElement' || !at) continue;
      const type = typeAt(at);
      const name = staticName(at, computed);
      const key =
        type === undefined || name === undefined ? undefined : this.member(withoutMark(type), name);
      if (key) yield [key, at];
    }
  }
}
