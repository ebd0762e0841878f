// The type of an expression, as far as the project's own text tells: literals, `new`,
// `createElement`, annotations, returns of functions, and names that are set only once. If nothing
// is certain the answer is undefined, never a guess.
import { isFunction, type JsNode, privateName, staticName } from '@/engines/scanner/js/JsNode';
import type { PlatformNames } from '@/engines/scanner/js/PlatformNames';
import type { Binding, Scope } from '@/engines/scanner/js/Scope';
import { Annotations } from './Annotations';
import { BindingTypes } from './BindingTypes';
import { CallTypes } from './CallTypes';
import { type ImportedTypes, NO_IMPORTS } from './ImportedTypes';
import type { JsDocs } from './JsDocs';
import { literalType } from './literalType';
import { LocalShapes } from './LocalShapes';
import { Narrowing } from './Narrowing';
import { arrayType, operatorType } from './operatorType';
import type { Shape, Signature } from './Shape';
import { signatureOf } from './signatureOf';
import { TypeMembers } from './TypeMembers';
import {
  argumentAt,
  makeGeneric,
  markThroughCall,
  THROUGH_CALL,
  unionOf,
  withoutMark,
} from './typeNames';
import { vueRef } from './vueRef';

const MAX_DEPTH = 120;

export class Types {
  readonly members: TypeMembers;
  readonly annotations: Annotations;
  readonly narrowing = new Narrowing(this);
  private readonly calls: CallTypes;
  private readonly bindings: BindingTypes;
  private readonly shapes = new LocalShapes(this);
  private depth = 0;

  constructor(
    readonly names: PlatformNames,
    readonly imports: ImportedTypes = NO_IMPORTS,
    /** True if a compiler guarantees that a member is only read from values that have it. */
    private readonly isChecked = true,
    /** Types in comments. */
    readonly docs?: JsDocs,
  ) {
    this.members = new TypeMembers(names, (type) => this.shapeAt(type));
    this.annotations = new Annotations(this);
    this.calls = new CallTypes(this);
    this.bindings = new BindingTypes(this, this.calls);
  }

  /** The type of a parameter that is taken apart at once. */
  paramType(node: JsNode, index: number, scope: Scope): string | undefined {
    const annotation = node.params?.[index]?.typeAnnotation ?? undefined;
    return this.bindings.typeOf({
      name: '',
      at: scope,
      kind: 'param',
      node,
      path: [index],
      annotation,
      writes: [],
      isOpen: false,
    });
  }

  /** The type of an expression, without the mark for calls. */
  typeOf(node: JsNode, scope: Scope): string | undefined {
    const type = this.infer(node, scope);
    return type && withoutMark(type);
  }

  /** The type of an expression; a mark says that it came through a call. */
  infer(node: JsNode, scope: Scope): string | undefined {
    if (node.inferred !== undefined) return node.inferred ?? undefined;
    if (this.depth > MAX_DEPTH) return undefined;
    // While it is looked for, it is unknown: a name may be set to itself.
    node.inferred = null;
    this.depth++;
    const type = this.find(node, scope);
    this.depth--;
    node.inferred = type ?? null;
    return type;
  }

  /** The type of a value where it is written, which may be in an inner scope. */
  inferWritten(node: JsNode, scope: Scope): string | undefined {
    return this.infer(node, (node.seenIn ?? node.scope ?? scope) as Scope);
  }

  bindingType(binding: Binding): string | undefined {
    return this.bindings.typeOf(binding);
  }

  /** Follows property names and positions into a type. */
  bindingAlong(type: string, path: readonly (string | number)[]): string | undefined {
    return this.bindings.along(type, path);
  }

  annotated(annotation: JsNode, scope: Scope): string | undefined {
    return this.annotations.annotated(annotation, scope);
  }

  /** The type of what a class, interface or object literal makes, or of a function itself. */
  instance(node: JsNode, scope: Scope): string {
    return this.shapes.instance(node, scope);
  }

  shapeAt(type: string): Shape | undefined {
    return this.shapes.at(type);
  }

  /** True if the shape with this number is a class. */
  isClass(number: string): boolean {
    return this.shapes.isClass(number);
  }

  signature(node: JsNode, scope: Scope): Signature | undefined {
    return signatureOf(node, scope, this);
  }

  /** The type that a function in a call returns. */
  returned(node: JsNode, scope: Scope): string | undefined {
    if (isFunction(node)) return this.signature(node, node.scope as Scope)?.returns;
    const type = this.typeOf(node, scope);
    if (type === '=String' || type === '=Number' || type === '=Boolean') return type.slice(1);
    return type && this.shapeAt(type)?.call?.returns;
  }

  /** The type of a member's object; for a type parameter, the type that it extends. */
  receiver(node: JsNode, scope: Scope): string | undefined {
    const type = this.infer(node, scope);
    return type && /^~?%\d+$/.test(type) ? this.bindings.settle(type, scope) : type;
  }

  private find(node: JsNode, scope: Scope): string | undefined {
    switch (node.type) {
      case 'Identifier':
        return this.identifierType(node, scope);
      case 'MemberExpression':
        return this.memberExpressionType(node, scope);
      case 'CallExpression':
        return this.calls.typeOf(node, scope);
      case 'NewExpression':
        return this.calls.made(node, scope);
      case 'ThisExpression':
        return scope.thisClass && this.instance(scope.thisClass, scope);
      case 'Super':
        return scope.thisClass && this.members.platform(this.instance(scope.thisClass, scope));
      case 'Literal':
        return literalType(node);
      case 'TemplateLiteral':
        return 'String';
      case 'ArrayExpression':
        return arrayType(node, scope, this);
      case 'ObjectExpression':
        return this.instance(node, scope);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return this.instance(node, scope);
      case 'ClassExpression':
        return `=${this.instance(node, scope)}`;
      case 'AwaitExpression':
        return node.argument ? this.awaited(node.argument, scope) : undefined;
      case 'ImportExpression':
        return this.importedModule(node);
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
      case 'TSInstantiationExpression':
        return this.infer(node.expression as JsNode, scope);
      case 'TSAsExpression':
      case 'TSTypeAssertion':
      case 'TypeCastExpression':
        return this.cast(node, scope);
      case 'AssignmentExpression':
        return node.right && this.infer(node.right, scope);
      case 'SequenceExpression':
        return node.expressions?.length ? this.infer(node.expressions.at(-1)!, scope) : undefined;
      default:
        return operatorType(node, scope, this);
    }
  }

  /** `x as const` keeps the type of x. */
  private cast(node: JsNode, scope: Scope): string | undefined {
    const { typeAnnotation } = node;
    if (!typeAnnotation) return undefined;
    if (typeAnnotation.typeName?.name === 'const')
      return this.infer(node.expression as JsNode, scope);
    const type = this.annotated(typeAnnotation, scope);
    return type && this.bindings.settle(type, scope);
  }

  private importedModule({ source }: JsNode): string | undefined {
    const type =
      typeof source?.value === 'string' ? this.imports.value(source.value, '*') : undefined;
    return makeGeneric('Promise', type);
  }

  /** One of several that values may have. */
  oneOf(types: readonly (string | undefined)[]): string | undefined {
    const type = unionOf(types);
    return this.isChecked || !type?.includes('|') ? type : undefined;
  }

  private identifierType(node: JsNode, scope: Scope): string | undefined {
    const name = node.name as string;
    const binding = scope.find(name);
    return binding
      ? this.narrowing.of(binding, this.bindingType(binding))
      : this.names.global(name).type;
  }

  private memberExpressionType(node: JsNode, scope: Scope): string | undefined {
    const owner = this.receiver(node.object!, scope);
    const name = staticName(node.property!, node.computed ?? false);
    const ref = owner ? undefined : vueRef(node, scope);
    if (ref !== undefined) return this.names.elementType(ref);
    if (!owner) return name && this.narrowing.ofMember(node, name, scope, undefined);
    const type = withoutMark(owner);
    let found: string | undefined;
    if (name !== undefined)
      found = this.narrowing.ofMember(
        node,
        name,
        scope,
        this.members.member(type, name) ?? this.members.named(type, name),
      );
    else if (node.property?.type.startsWith('Private'))
      found = this.members.member(type, `#${privateName(node.property)}`);
    else {
      const { value } = node.property!;
      found = type.startsWith('Record<')
        ? argumentAt(type, 1)
        : this.members.element(type, typeof value === 'number' ? value : undefined);
    }
    return found && owner.startsWith(THROUGH_CALL) ? markThroughCall(found) : found;
  }

  private awaited(argument: JsNode, scope: Scope): string | undefined {
    const type = this.typeOf(argument, scope);
    const held = type && this.members.awaited(type);
    return held && markThroughCall(held);
  }
}
