// Which type an expression has, as far as one file tells: literals, `new`, `createElement`,
// annotations, and names that are never set to anything else. A type of the file's own is `#` and a
// number. Where nothing is certain the answer is undefined, never a guess.
import { ELEMENT_CALLBACKS, GLOBAL_CALLS, OTHER_NAMES } from './builtinTypes.data';
import { bare, type JsNode, staticName } from './JsNode';
import { LocalTypes } from './LocalTypes';
import { heldBy, plainType, type PlatformNames } from './PlatformNames';
import type { Binding, Scope } from './Scope';
import { specialCall } from './specialCall';
import { elementAt, isNothing, literalType, marked, THROUGH_CALL } from './typeNames';

const NUMERIC = new Set(['-', '*', '/', '%', '**', '|', '&', '^', '<<', '>>', '>>>']);
const COMPARING = new Set(['==', '!=', '===', '!==', '<', '>', '<=', '>=', 'in', 'instanceof']);

export class Types {
  /** Types of the file itself. */
  readonly local: LocalTypes;

  constructor(private readonly names: PlatformNames) {
    this.local = new LocalTypes(names, this);
  }

  /** The type of an expression, without the mark for calls. */
  typeOf(node: JsNode, scope: Scope): string | undefined {
    const type = this.infer(node, scope);
    return type?.startsWith(THROUGH_CALL) ? type.slice(1) : type;
  }

  /** The type of an expression; the mark says that a call stands between. */
  infer(node: JsNode, scope: Scope): string | undefined {
    if (node.inferred !== undefined) return node.inferred ?? undefined;
    // While it is looked for, it is unknown: a name may be set to itself.
    node.inferred = null;
    const type = this.find(node, scope);
    node.inferred = type ?? null;
    return type;
  }

  /** What a member of a type is, platform or own. */
  memberType(type: string, name: string): string | undefined {
    if (type.startsWith('#') || type.startsWith('=#')) return this.local.memberType(type, name);
    return this.names.member(type, name).type;
  }

  bindingType(binding: Binding): string | undefined {
    if (binding.inferred !== undefined) return binding.inferred ?? undefined;
    binding.inferred = null;
    const type = this.findBinding(binding, binding.at);
    binding.inferred = type ?? null;
    return type;
  }

  private find(node: JsNode, scope: Scope): string | undefined {
    switch (node.type) {
      case 'Identifier':
        return this.identifierType(node, scope);
      case 'MemberExpression':
        return this.memberExpressionType(node, scope);
      case 'CallExpression':
        return this.callType(node, scope);
      case 'NewExpression':
        return this.newType(node, scope);
      case 'ThisExpression':
        return scope.thisClass && this.local.instance(scope.thisClass, scope);
      case 'Super':
        return (
          scope.thisClass && this.local.platformParent(this.local.instance(scope.thisClass, scope))
        );
      case 'Literal':
        return literalType(node);
      case 'TemplateLiteral':
        return 'String';
      case 'ArrayExpression':
        return this.arrayType(node, scope);
      case 'ObjectExpression':
        return this.local.instance(node, scope);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return 'Function';
      case 'ClassExpression':
        return `=${this.local.instance(node, scope)}`;
      case 'AwaitExpression':
        return node.argument ? this.awaited(node.argument, scope) : undefined;
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
      case 'TSInstantiationExpression':
        return this.infer(node.expression as JsNode, scope);
      case 'TSAsExpression':
      case 'TSTypeAssertion':
        return node.typeAnnotation
          ? (this.local.annotated(node.typeAnnotation, scope) ?? this.constant(node, scope))
          : undefined;
      case 'AssignmentExpression':
        return node.right && this.infer(node.right, scope);
      case 'SequenceExpression':
        return node.expressions?.length ? this.infer(node.expressions.at(-1)!, scope) : undefined;
      default:
        return this.operatorType(node, scope);
    }
  }

  /** `x as const` keeps the type of x. */
  private constant(node: JsNode, scope: Scope): string | undefined {
    const name = node.typeAnnotation?.typeName?.name;
    return name === 'const' ? this.infer(node.expression as JsNode, scope) : undefined;
  }

  private operatorType(node: JsNode, scope: Scope): string | undefined {
    switch (node.type) {
      case 'ConditionalExpression':
        return this.either(node.consequent as JsNode, node.alternate!, scope);
      case 'LogicalExpression':
        return node.operator === '&&'
          ? this.infer(node.right!, scope)
          : this.either(node.left!, node.right!, scope);
      case 'UnaryExpression':
        if (node.operator === 'typeof') return 'String';
        if (node.operator === '!') return 'Boolean';
        return node.operator === '+' ? 'Number' : undefined;
      case 'UpdateExpression':
        return 'Number';
      case 'BinaryExpression':
        if (COMPARING.has(node.operator!)) return 'Boolean';
        // With BigInts the result is one: it has few members, and they share their names.
        if (NUMERIC.has(node.operator!)) return 'Number';
        return this.typeOf(node.left!, scope) === 'String' ||
          this.typeOf(node.right!, scope) === 'String'
          ? 'String'
          : undefined;
      default:
        return undefined;
    }
  }

  private either(one: JsNode, other: JsNode, scope: Scope): string | undefined {
    const first = this.infer(one, scope);
    const second = this.infer(other, scope);
    if (isNothing(one)) return second;
    return isNothing(other) || first === second ? first : undefined;
  }

  private identifierType(node: JsNode, scope: Scope): string | undefined {
    const name = node.name as string;
    const binding = scope.find(name);
    return binding ? this.bindingType(binding) : this.names.global(name).type;
  }

  private memberExpressionType(node: JsNode, scope: Scope): string | undefined {
    const owner = this.infer(node.object!, scope);
    if (!owner) return undefined;
    const isMarked = owner.startsWith(THROUGH_CALL);
    const type = isMarked ? owner.slice(1) : owner;
    const name = staticName(node.property!, node.computed ?? false);
    const found = name === undefined ? elementAt(type) : this.memberType(type, name);
    return found && isMarked ? marked(found) : found;
  }

  private callType(node: JsNode, scope: Scope): string | undefined {
    const callee = bare(node.callee!);
    const special = specialCall(callee, node, this.names, (one) => this.typeOf(one, scope));
    if (special) return special;
    if (callee.type === 'Identifier') {
      const name = callee.name as string;
      const binding = scope.find(name);
      if (binding) return this.returnType(binding.node, binding.at);
      const type = GLOBAL_CALLS.get(name) ?? this.names.global(name).type;
      return type && !type.startsWith('=') ? marked(type) : undefined;
    }
    if (callee.type !== 'MemberExpression') return undefined;
    const type = this.infer(callee, scope);
    if (!type) return undefined;
    const plain = type.startsWith(THROUGH_CALL) ? type.slice(1) : type;
    return plain.startsWith('=') || plain === 'Function' ? undefined : marked(plain);
  }

  /** What a function of the file gives, where it says so or consists of one expression. */
  private returnType(declared: JsNode, scope: Scope): string | undefined {
    const node = declared.type === 'VariableDeclarator' ? declared.init : declared;
    if (!node) return undefined;
    const written = (node as { readonly returnType?: JsNode }).returnType;
    if (written) {
      const type = this.local.annotated(written, scope);
      return type && marked(type);
    }
    if (node.type !== 'ArrowFunctionExpression' || node.async) return undefined;
    const body = node.body as JsNode;
    if (body.type === 'BlockStatement') return undefined;
    const type = this.infer(body, node.scope as Scope);
    return type && marked(type);
  }

  private newType(node: JsNode, scope: Scope): string | undefined {
    const type = this.typeOf(node.callee!, scope);
    if (!type?.startsWith('=')) return undefined;
    const name = type.slice(1);
    const held = (node.typeArguments ?? node.typeParameters) as
      { readonly params?: readonly JsNode[] } | null | undefined;
    const [inner] = held?.params ?? [];
    const innerType = inner && name !== 'Map' ? this.local.annotated(inner, scope) : undefined;
    const plain = OTHER_NAMES.get(name) ?? name;
    return innerType ? `${plain}<${innerType}>` : plain;
  }

  private arrayType(node: JsNode, scope: Scope): string {
    const types = new Set(
      (node.elements ?? [])
        .slice(0, 8)
        .map((element) => (element ? this.typeOf(element, scope) : undefined)),
    );
    const [only] = types;
    return types.size === 1 && only ? `Array<${only}>` : 'Array';
  }

  private awaited(argument: JsNode, scope: Scope): string | undefined {
    const type = this.infer(argument, scope);
    if (!type) return undefined;
    const plain = type.startsWith(THROUGH_CALL) ? type.slice(1) : type;
    const held = plainType(plain) === 'Promise' ? heldBy(plain) : plain;
    return held && marked(held);
  }

  private findBinding(binding: Binding, scope: Scope): string | undefined {
    const { kind, node, annotation, init, path, writes, isOpen } = binding;
    if (kind === 'import' || kind === 'other' || kind === 'catch') return undefined;
    if (kind === 'class') return `=${this.local.instance(node, scope)}`;
    if (kind === 'function') return 'Function';
    if (annotation) {
      const type = this.local.annotated(annotation, scope);
      const inner = kind === 'param' ? path?.slice(1) : path;
      return type && this.along(type, inner ?? []);
    }
    if (isOpen || writes.length > 4) return undefined;
    if (kind === 'param' && init === undefined)
      return writes.length > 0 ? undefined : this.parameterType(binding, scope);
    const values = [...(init ? [init] : []), ...writes].filter((value) => !isNothing(value));
    const [first, ...others] = values.map((value) => this.infer(value, scopeAt(value, scope)));
    if (!first || others.some((type) => type !== first)) return undefined;
    return kind === 'param' ? marked(first) : this.along(first, path ?? []);
  }

  /** Follows property names and positions into a type. */
  private along(type: string, path: readonly (string | number)[]): string | undefined {
    let current: string | undefined = type;
    for (const step of path) {
      if (!current) return undefined;
      const isMarked: boolean = current.startsWith(THROUGH_CALL);
      const plain: string = isMarked ? current.slice(1) : current;
      const next: string | undefined =
        typeof step === 'number' || step === '…' ? elementAt(plain) : this.memberType(plain, step);
      current = next && isMarked ? marked(next) : next;
    }
    return current;
  }

  /** The parameter of a function that is handed to a method we know. */
  private parameterType({ node, path }: Binding, scope: Scope): string | undefined {
    const { call, argumentIndex } = node;
    const [index, ...rest] = path ?? [];
    if (!call || index !== 0 || call.type !== 'CallExpression') return undefined;
    const callee = bare(call.callee!);
    if (callee.type !== 'MemberExpression') return undefined;
    const method = staticName(callee.property!, callee.computed ?? false);
    const owner = this.typeOf(callee.object!, scope);
    if (!owner || method === undefined) return undefined;
    let type: string | undefined;
    if (method === 'addEventListener' && argumentIndex === 1) {
      const [name] = call.arguments ?? [];
      const platform = this.local.platformType(owner);
      type =
        typeof name?.value === 'string' && platform
          ? this.names.event(platform, name.value)?.type
          : undefined;
    } else if (method === 'then' && argumentIndex === 0 && plainType(owner) === 'Promise')
      type = heldBy(owner);
    else if (ELEMENT_CALLBACKS.has(method) && argumentIndex === 0) type = elementAt(owner);
    const found = type && this.along(type, rest);
    return found && marked(found);
  }
}

function scopeAt(node: JsNode, scope: Scope): Scope {
  return (node.scope as Scope | undefined) ?? scope;
}
