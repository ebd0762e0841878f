// Classes, interfaces, type aliases and objects of the file itself, and what annotations name.
import { LIBRARY_TYPES } from './builtinTypes.data';
import type { JsNode } from './JsNode';
import type { PlatformNames } from './PlatformNames';
import type { Scope } from './Scope';

/** How the types of expressions are found, which may be the platform's or the file's own. */
interface TypeFinder {
  infer(node: JsNode, scope: Scope): string | undefined;
  typeOf(node: JsNode, scope: Scope): string | undefined;
  memberType(type: string, name: string): string | undefined;
}

interface LocalType {
  readonly node: JsNode;
  readonly scope: Scope;
}

const KEYWORDS: Readonly<Record<string, string>> = {
  TSStringKeyword: 'String',
  TSNumberKeyword: 'Number',
  TSBooleanKeyword: 'Boolean',
  TSBigIntKeyword: 'BigInt',
  TSSymbolKeyword: 'Symbol',
  TSFunctionType: 'Function',
};

export class LocalTypes {
  private readonly all: LocalType[] = [];
  private readonly numbers = new Map<JsNode, number>();
  private depth = 0;

  constructor(
    private readonly names: PlatformNames,
    private readonly types: TypeFinder,
  ) {}

  /** The type of what a class, interface or object literal makes. */
  instance(node: JsNode, scope: Scope): string {
    let number = this.numbers.get(node);
    if (number === undefined) {
      number = this.all.length;
      this.all.push({ node, scope });
      this.numbers.set(node, number);
    }
    return `#${number}`;
  }

  memberType(type: string, name: string): string | undefined {
    // Statics of a class of the file's own say nothing about the platform.
    if (type.startsWith('=')) return undefined;
    const member = this.member(type, name);
    if (member) return this.typeOfMember(member, this.all[Number(type.slice(1))]!.scope);
    const parent = this.platformParent(type);
    return parent && this.types.memberType(parent, name);
  }

  declares(type: string, name: string): boolean {
    return this.member(type, name) !== undefined;
  }

  /** The type itself where it is the platform's, else the platform's that it extends. */
  platformType(type: string): string | undefined {
    return type.startsWith('#') ? this.platformParent(type) : type;
  }

  /** The platform's class that a class extends, however far up. */
  platformParent(type: string): string | undefined {
    const local = this.all[Number(type.slice(1))];
    const { superClass, extends: extended } = local?.node ?? {};
    if (!local || this.depth > 10) return undefined;
    this.depth++;
    try {
      const first = superClass
        ? this.types.typeOf(superClass, local.scope)?.slice(1)
        : extended?.[0] && this.named(extended[0].expression as JsNode, undefined, local.scope);
      if (!first) return undefined;
      return first.startsWith('#') ? this.platformParent(first) : first;
    } finally {
      this.depth--;
    }
  }

  annotated(annotation: JsNode, scope: Scope): string | undefined {
    const { type } = annotation;
    if (Object.hasOwn(KEYWORDS, type)) return KEYWORDS[type];
    switch (type) {
      case 'TSTypeAnnotation':
      case 'TypeAnnotation':
      case 'TSTypeOperator':
      case 'TSParenthesizedType':
        return annotation.typeAnnotation
          ? this.annotated(annotation.typeAnnotation, scope)
          : undefined;
      case 'TSArrayType': {
        const element = annotation.elementType && this.annotated(annotation.elementType, scope);
        return element ? `Array<${element}>` : 'Array';
      }
      case 'TSTupleType':
        return 'Array';
      case 'TSTypeLiteral':
        return this.instance(annotation, scope);
      case 'TSLiteralType':
        return annotation.typeAnnotation ? undefined : this.literal(annotation);
      case 'TSUnionType': {
        const others = (annotation.types ?? []).filter(
          (one) => one.type !== 'TSNullKeyword' && one.type !== 'TSUndefinedKeyword',
        );
        const types = new Set(others.map((one) => this.annotated(one, scope)));
        return types.size === 1 ? [...types][0] : undefined;
      }
      case 'TSTypeReference':
        return (
          annotation.typeName &&
          this.named(
            annotation.typeName,
            annotation.typeArguments ?? annotation.typeParameters,
            scope,
          )
        );
      default:
        return undefined;
    }
  }

  private literal({ ...annotation }: JsNode): string | undefined {
    const { literal } = annotation as unknown as { readonly literal?: JsNode };
    if (literal?.type === 'TemplateLiteral') return 'String';
    return (
      literal &&
      { string: 'String', number: 'Number', boolean: 'Boolean' }[typeof literal.value as 'string']
    );
  }

  private named(name: JsNode, held: JsNode | null | undefined, scope: Scope): string | undefined {
    if (name.type !== 'Identifier') return this.qualified(name);
    const text = name.name as string;
    const local = scope.findType(text);
    if (local) return this.localNamed(local, scope);
    if (scope.find(text)) return undefined;
    const plain = LIBRARY_TYPES.get(text) ?? text;
    const [first] = held?.params ?? [];
    if (text === 'Readonly' || text === 'NonNullable' || text === 'Partial' || text === 'Required')
      return first && this.annotated(first, scope);
    if (!this.names.isType(plain)) return undefined;
    const inner = first && plain !== 'Map' ? this.annotated(first, scope) : undefined;
    return inner ? `${plain}<${inner}>` : plain;
  }

  private qualified(name: JsNode): string | undefined {
    const { left, right } = name;
    if (left?.type !== 'Identifier' || right?.type !== 'Identifier') return undefined;
    const isKnown = left.name === 'Intl' || left.name === 'Temporal';
    return isKnown ? `${left.name as string}.${right.name as string}` : undefined;
  }

  private localNamed(local: JsNode, scope: Scope): string | undefined {
    if (local.type === 'TSTypeAliasDeclaration') {
      if (this.depth > 10 || !local.typeAnnotation) return undefined;
      this.depth++;
      const type = this.annotated(local.typeAnnotation, scope);
      this.depth--;
      return type;
    }
    return local.type === 'ImportDeclaration' ? undefined : this.instance(local, scope);
  }

  private member(type: string, name: string): JsNode | undefined {
    const node = this.all[Number(type.slice(1))]?.node;
    if (!node) return undefined;
    const isNamed = ({ key, computed }: JsNode) =>
      !computed && key !== undefined && (key.name === name || key.value === name);
    if (node.type === 'ObjectExpression') return node.properties?.find(isNamed);
    const body = node.body as JsNode | undefined;
    const members = node.members ?? (body?.body as readonly JsNode[] | undefined);
    return members?.find(isNamed) ?? this.parameterProperty(members, name);
  }

  /** `constructor(private readonly box: HTMLElement)` declares a field. */
  private parameterProperty(
    members: readonly JsNode[] | undefined,
    name: string,
  ): JsNode | undefined {
    const maker = members?.find(({ kind }) => kind === 'constructor')?.value as JsNode | undefined;
    return maker?.params
      ?.filter(({ type }) => type === 'TSParameterProperty')
      .map(({ parameter }) => parameter!)
      .find((parameter) => parameter.name === name);
  }

  private typeOfMember(member: JsNode, scope: Scope): string | undefined {
    if (member.typeAnnotation) return this.annotated(member.typeAnnotation, scope);
    if (member.type === 'MethodDefinition' || member.type === 'TSMethodSignature') {
      const written = ((member.value as JsNode | undefined) ?? member) as {
        readonly returnType?: JsNode;
      };
      return written.returnType ? this.annotated(written.returnType, scope) : 'Function';
    }
    const value = member.value as JsNode | null | undefined;
    return value && typeof value === 'object'
      ? this.types.infer(value, (value.scope as Scope | undefined) ?? scope)
      : undefined;
  }
}
