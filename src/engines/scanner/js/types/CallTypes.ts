// Types of calls, and of the parameters of functions that calls are given.
import { isFunction, type JsNode, staticName, unwrap } from '@/engines/scanner/js/JsNode';
import type { Binding, Scope } from '@/engines/scanner/js/Scope';
import { GLOBAL_CALLS, MEMBER_CALLBACKS, OTHER_NAMES } from './builtinTypes.data';
import { callbackParam, resultOfBuiltin } from './callbacks';
import { hookType } from './frameworkType';
import { specialCall } from './specialCall';
import type { TypeFinder } from './TypeFinder';
import type { Given } from './TypeMembers';
import {
  argumentAt,
  ifKnown,
  isDeferred,
  makeGeneric,
  markThroughCall,
  plainType,
  UNKNOWN,
  withoutMark,
} from './typeNames';

export class CallTypes {
  constructor(private readonly types: TypeFinder) {}

  typeOf(node: JsNode, scope: Scope): string | undefined {
    const { types } = this;
    const callee = unwrap(node.callee!);
    if (callee.type === 'Import') return this.imported(node);
    const special = specialCall(callee, node, types, scope);
    if (special) return special;
    // `viewChild.required<ElementRef>('menu')` is `viewChild` that never gives undefined.
    const isRequired = callee.property?.name === 'required' && callee.object?.type === 'Identifier';
    const { type: kind, name: called } = isRequired ? callee.object : callee;
    if (kind === 'Identifier') {
      const name = called as string;
      const binding = scope.find(name);
      if (!binding && !isRequired) return this.globalCall(name, node, scope);
      const hook = binding?.kind === 'import' ? this.hook(binding, node, scope) : undefined;
      if (hook) return hook;
    }
    const type = types.typeOf(callee, scope);
    if (!type) return undefined;
    if (type.startsWith('NgSignal<')) return argumentAt(type);
    const isOwn = type.startsWith('#') || isDeferred(type);
    if (isOwn) {
      const result = types.members.called(type, this.given(node, scope));
      return result && markThroughCall(result);
    }
    return callee.type === 'MemberExpression'
      ? this.methodResult(callee, type, node, scope)
      : undefined;
  }

  private imported({ arguments: given = [] }: JsNode): string | undefined {
    const [source] = given;
    return typeof source?.value === 'string'
      ? makeGeneric('Promise', this.types.imports.value(source.value, '*'))
      : undefined;
  }

  private globalCall(name: string, node: JsNode, scope: Scope): string | undefined {
    const [first] = node.arguments ?? [];
    if (name === 'structuredClone') return first && this.types.infer(first, scope);
    const type = GLOBAL_CALLS.get(name) ?? this.types.names.global(name).type;
    return type && !type.startsWith('=') ? markThroughCall(type) : undefined;
  }

  private hook({ node, path }: Binding, call: JsNode, scope: Scope): string | undefined {
    const source = node.source?.value;
    const name = path?.[0];
    if (typeof source !== 'string' || typeof name !== 'string') return undefined;
    const given = this.given(call, scope);
    const [first] = given.types();
    const type = hookType(source, name, ifKnown(given.written()[0]), first, given.returned());
    return type && markThroughCall(type);
  }

  /** The platform's methods: their type is what they give. */
  private methodResult(
    callee: JsNode,
    type: string,
    node: JsNode,
    scope: Scope,
  ): string | undefined {
    if (type.startsWith('=') || type === 'Function') return undefined;
    const { types } = this;
    const name = staticName(callee.property!, callee.computed ?? false);
    const owner = types.typeOf(callee.object!, scope);
    if (!owner || name === undefined || types.members.owner(owner, name) === undefined)
      return undefined;
    return markThroughCall(
      resultOfBuiltin(types.members.owner(owner, name)!, name, type, {
        members: types.members,
        given: this.given(node, scope),
      }),
    );
  }

  private given(node: JsNode, scope: Scope): Given {
    const { types } = this;
    const given = node.arguments ?? [];
    return {
      types: () => given.map((one) => types.typeOf(one, scope)),
      returned: () => {
        const found = given.find((one) => isFunction(one)) ?? given[0];
        return found && types.returned(found, scope);
      },
      written: () => types.annotations.heldIn(node, scope),
    };
  }

  made(node: JsNode, scope: Scope): string | undefined {
    const { types } = this;
    const type = types.typeOf(node.callee!, scope);
    const made = type && types.members.made(type);
    if (!made) return undefined;
    if (isDeferred(made)) return made;
    const name = plainType(made);
    const plain = OTHER_NAMES.get(name) ?? name;
    const held = types.annotations.heldIn(node, scope);
    if (held.length > 0) return makeGeneric(plain, ...held);
    if (name.startsWith('#')) return made.includes('%') ? name : made;
    const [first] = node.arguments ?? [];
    if (name === 'Promise' || !first || !types.names.holdsElements(plain)) return plain;
    const list = types.typeOf(first, scope);
    const element = list && types.members.element(list);
    if (plain !== 'Map') return makeGeneric(plain, element);
    const pair = [0, 1].map((at) => element && types.members.element(element, at));
    return makeGeneric(plain, ...pair);
  }

  /** The parameter of a function that is handed to something known. */
  paramType({ node, path }: Binding, scope: Scope): string | undefined {
    const { call, argumentIndex = 0, memberName, calledAtOnce } = node;
    const [index, ...rest] = path ?? [];
    if (typeof index !== 'number') return undefined;
    const around = (node.scope as Scope).parent ?? scope;
    if (calledAtOnce) {
      // `(function (w, d) { … })(window, document)`
      const given = calledAtOnce.arguments?.[index];
      const known = given && this.types.typeOf(given, around);
      const inner = known && this.types.bindingAlong(known, rest);
      return inner && markThroughCall(withoutMark(inner));
    }
    if (!call) return undefined;
    if (memberName !== undefined) {
      const made = this.types.infer(call, around);
      const given = made && MEMBER_CALLBACKS.get(`${withoutMark(made)}.${memberName}`)?.[index];
      return given && markThroughCall(given);
    }
    const type =
      call.type === 'CallExpression' || call.type === 'NewExpression'
        ? this.handed(call, argumentIndex, index, around)
        : callbackParam.listened(call, index, {
            scope: around,
            types: this.types,
            isRef: argumentIndex < 0,
          });
    const found = type && this.types.bindingAlong(type, rest);
    return found && markThroughCall(withoutMark(found));
  }

  private handed(call: JsNode, position: number, index: number, scope: Scope): string | undefined {
    const { types } = this;
    const callee = unwrap(call.callee!);
    const type = types.typeOf(callee, scope);
    if (type?.startsWith('#')) {
      const found = types.members.callbackParam(type, position, index);
      return found === UNKNOWN ? undefined : found;
    }
    return callbackParam.handed(call, callee, { position, index, scope, types });
  }
}
