// Types that annotations name: the platform's, the file's own, and exports of other files.
import { type JsNode, paramsOf } from '@/engines/scanner/js/JsNode';
import type { PlatformNames } from '@/engines/scanner/js/PlatformNames';
import type { Scope } from '@/engines/scanner/js/Scope';
import { LIBRARY_TYPES } from '@/engines/scanner/js/types/builtinTypes.data';
import { KEYWORDS, NOTHING, TRANSPARENT } from './annotationNames.data';
import { documentedType } from './documentedType';
import { frameworkType } from './frameworkType';
import type { ImportedTypes } from './ImportedTypes';
import { annotatedLiteral } from './literalType';
import type { TypeMembers } from './TypeMembers';
import { ifKnown, makeGeneric, substitute, unionOf, UNKNOWN } from './typeNames';
import { withParams } from './withParams';

interface Context {
  readonly names: PlatformNames;
  readonly members: TypeMembers;
  readonly imports: ImportedTypes;
  instance(node: JsNode, scope: Scope): string;
  infer(node: JsNode, scope: Scope): string | undefined;
}

export class Annotations {
  private depth = 0;

  constructor(private readonly context: Context) {}

  annotated(annotation: JsNode, scope: Scope): string | undefined {
    if (this.depth > 20) return undefined;
    this.depth++;
    const type = ifKnown(this.find(annotation, scope));
    this.depth--;
    return type;
  }

  /** A declared type for other files, its own type parameters numbered from 0. */
  exported(node: JsNode, name: string, scope: Scope): string | undefined {
    if (node.type === 'ImportDeclaration') return ifKnown(this.localNamed(node, name, node, scope));
    const own = paramsOf(node).length;
    if (node.type !== 'TSTypeAliasDeclaration') return ifKnown(this.context.instance(node, scope));
    const inner = own > 0 ? withParams(node, scope) : scope;
    return node.typeAnnotation ? this.annotated(node.typeAnnotation, inner) : undefined;
  }

  /** A type as a comment writes it. */
  documented(written: string, scope: Scope): string | undefined {
    return documentedType(written, scope, this.context);
  }

  /** Type arguments, `?` for the unknown. */
  heldIn(node: JsNode, scope: Scope): string[] {
    const held = (node.typeArguments ?? node.typeParameters)?.params ?? [];
    return held.map((one) => this.annotated(one, scope) ?? UNKNOWN);
  }

  private find(annotation: JsNode, scope: Scope): string | undefined {
    const { type } = annotation;
    if (Object.hasOwn(KEYWORDS, type)) return KEYWORDS[type];
    const inner = annotation.typeAnnotation;
    switch (type) {
      case 'TSTypeAnnotation':
      case 'TypeAnnotation':
      case 'NullableTypeAnnotation':
      case 'TSParenthesizedType':
      case 'TSOptionalType':
      case 'TSRestType':
        return inner ? this.annotated(inner, scope) : undefined;
      case 'TSNamedTupleMember':
        return annotation.elementType && this.annotated(annotation.elementType, scope);
      case 'TSTypeOperator':
        if (annotation.operator === 'keyof') return 'String';
        return inner ? this.annotated(inner, scope) : undefined;
      case 'TSArrayType':
        return this.array(annotation, scope);
      case 'TSTupleType':
        return this.tuple(annotation, scope);
      case 'TSTypeLiteral':
      case 'TSFunctionType':
      case 'TSIntersectionType':
        return this.context.instance(annotation, scope);
      case 'TSLiteralType':
        return annotatedLiteral(annotation);
      case 'TSUnionType':
      case 'UnionTypeAnnotation':
        return unionOf(
          (annotation.types ?? [])
            .filter((one) => !NOTHING.has(one.type))
            .map((one) => this.annotated(one, scope)),
        );
      case 'TSIndexedAccessType':
        return this.indexed(annotation, scope);
      case 'TSTypeQuery':
        return this.queried((annotation as { readonly exprName?: JsNode }).exprName, scope);
      case 'TSImportType':
        return this.importedType(annotation, scope);
      case 'TSTypeReference':
        return annotation.typeName && this.named(annotation.typeName, annotation, scope);
      case 'GenericTypeAnnotation':
        return annotation.id ? this.named(annotation.id, annotation, scope) : undefined;
      default:
        return undefined;
    }
  }

  private array({ elementType }: JsNode, scope: Scope): string {
    return makeGeneric('Array', elementType && this.annotated(elementType, scope));
  }

  private tuple(annotation: JsNode, scope: Scope): string {
    const parts = (annotation as { readonly elementTypes?: readonly JsNode[] }).elementTypes ?? [];
    const types = parts.map((one) => this.annotated(one, scope));
    // `[...A[]]` is as long as it likes.
    return parts.some(({ type }) => type === 'TSRestType')
      ? 'Array'
      : makeGeneric('Tuple', ...types);
  }

  private indexed(annotation: JsNode, scope: Scope): string | undefined {
    const { objectType, indexType } = annotation as unknown as Record<string, JsNode>;
    const owner = objectType && this.annotated(objectType, scope);
    if (!owner || !indexType) return undefined;
    const { literal: written } = indexType as { readonly literal?: JsNode };
    if (typeof written?.value === 'string')
      return this.context.members.member(owner, written.value);
    return indexType.type === 'TSNumberKeyword' ? this.context.members.element(owner) : undefined;
  }

  /** `typeof name` */
  private queried(name: JsNode | undefined, scope: Scope): string | undefined {
    if (name?.type === 'Identifier') return this.context.infer(name, scope);
    if (name?.type !== 'TSQualifiedName' || !name.left || name.right?.type !== 'Identifier')
      return undefined;
    const owner = this.queried(name.left, scope);
    return owner && this.context.members.member(owner, name.right.name as string);
  }

  private importedType(annotation: JsNode, scope: Scope): string | undefined {
    const { argument, qualifier } = annotation as { argument?: JsNode; qualifier?: JsNode };
    const source =
      argument?.value ?? (argument as { literal?: JsNode } | undefined)?.literal?.value;
    if (typeof source !== 'string' || qualifier?.type !== 'Identifier') return undefined;
    return this.context.imports.type(
      source,
      qualifier.name as string,
      this.heldIn(annotation, scope),
    );
  }

  private named(name: JsNode, reference: JsNode, scope: Scope): string | undefined {
    if (name.type !== 'Identifier') return this.qualified(name, reference, scope);
    const text = name.name as string;
    const local = scope.findType(text);
    if (local) return this.localNamed(local, text, reference, scope);
    if (scope.find(text)) return undefined;
    const held = () => this.heldIn(reference, scope);
    if (TRANSPARENT.has(text)) return held()[0];
    switch (text) {
      case 'Record':
        return makeGeneric('Record', ...held());
      case 'ReturnType':
        return this.returned(held()[0]);
      case 'Awaited':
        return this.context.members.awaited(held()[0] ?? UNKNOWN);
      case 'InstanceType':
        return this.context.members.made(held()[0] ?? UNKNOWN);
      case 'Uppercase':
      case 'Lowercase':
      case 'Capitalize':
      case 'PropertyKey':
        return 'String';
    }
    const plain = LIBRARY_TYPES.get(text) ?? text;
    return this.context.names.isType(plain) ? makeGeneric(plain, ...held()) : undefined;
  }

  private returned(type: string | undefined): string | undefined {
    const { members } = this.context;
    return (
      ifKnown(type) &&
      members.called(type!, { types: () => [], returned: () => undefined, written: () => [] })
    );
  }

  private qualified(name: JsNode, reference: JsNode, scope: Scope): string | undefined {
    const { left, right } = name;
    if (
      left?.type !== 'Identifier' &&
      left?.type !== 'TSQualifiedName' &&
      left?.type !== 'TSThisType'
    )
      return undefined;
    if (left.type !== 'Identifier' || right?.type !== 'Identifier') return undefined;
    const [owner, member] = [left.name as string, right.name as string];
    const imported = scope.findType(owner);
    if (imported?.type === 'ImportDeclaration')
      return this.importedName(imported, member, this.heldIn(reference, scope));
    if (imported || scope.find(owner)) return undefined;
    if (owner === 'React') return frameworkType('react', member, this.heldIn(reference, scope));
    return owner === 'Intl' || owner === 'Temporal' ? `${owner}.${member}` : undefined;
  }

  private importedName(node: JsNode, name: string, held: readonly string[]): string | undefined {
    const source = node.source?.value as string;
    return frameworkType(source, name, held) ?? this.context.imports.type(source, name, held);
  }

  private localNamed(
    local: JsNode,
    text: string,
    reference: JsNode,
    scope: Scope,
  ): string | undefined {
    if (local.type === 'TSTypeParameter') return `%${local.paramIndex}`;
    if (local.type === 'ImportDeclaration') {
      const { imported } = local.specifiers?.find((one) => one.local?.name === text) ?? {};
      const name = imported ? ((imported.name ?? imported.value) as string) : 'default';
      return this.importedName(local, name, this.heldIn(reference, scope));
    }
    const at = (local.declaredIn as Scope | undefined) ?? scope;
    const given = this.heldIn(reference, scope);
    if (local.type === 'TSTypeAliasDeclaration') return this.aliased(local, given, at);
    if (local.type === 'TSEnumDeclaration') return undefined;
    const type = this.context.instance(local, at);
    const own = paramsOf(local).length;
    if (own === 0) return type;
    const outer = at.typeParams;
    const all = [...Array.from({ length: outer }, (_, index) => `%${index}`)];
    for (let index = 0; index < own; index++) all.push(given[index] ?? UNKNOWN);
    return `${type.replace(/<.*$/, '')}<${all.join(',')}>`;
  }

  private aliased(local: JsNode, given: readonly string[], at: Scope): string | undefined {
    if (!local.typeAnnotation) return undefined;
    const params = paramsOf(local);
    const inner = params.length > 0 ? withParams(local, at) : at;
    const type = this.annotated(local.typeAnnotation, inner);
    if (type === undefined || params.length === 0) return type;
    const all = Array.from({ length: at.typeParams }, (_, index) => `%${index}`);
    params.forEach((_, index) => all.push(given[index] ?? UNKNOWN));
    return ifKnown(substitute(type, all));
  }
}
