// The shape of a class, interface, object or function in a syntax tree. Members are read on demand.
import { type JsNode, keyName } from '@/engines/scanner/js/JsNode';
import type { Scope } from '@/engines/scanner/js/Scope';
import type { Shape, Signature } from './Shape';
import { UNKNOWN } from './typeNames';

/** Types that a shape asks for. */
export interface ShapeFinder {
  annotated(annotation: JsNode, scope: Scope): string | undefined;
  infer(node: JsNode, scope: Scope): string | undefined;
  oneOf(types: readonly (string | undefined)[]): string | undefined;
  /** A shape of the file for a node. */
  instance(node: JsNode, scope: Scope): string;
  signature(node: JsNode, scope: Scope): Signature | undefined;
}

type Members = ReadonlyMap<string, readonly JsNode[]>;

export class LocalShape implements Shape {
  private members: Members | undefined;
  private types: Map<string, string> | undefined;
  private foundParents: readonly string[] | undefined;
  private foundCall: Signature | null | undefined;
  private foundIndex: string | null | undefined;

  constructor(
    readonly node: JsNode,
    /** The scope of its type parameters. */
    readonly scope: Scope,
    private readonly finder: ShapeFinder,
    /** True for the class itself, false for its instances. */
    private readonly isStatic: boolean,
    readonly ownParams: number,
  ) {}

  get params(): number {
    return this.scope.typeParams;
  }

  get names(): readonly string[] {
    return [...this.all().keys()];
  }

  member(name: string): string | undefined {
    const { finder } = this;
    const members = this.all().get(name);
    if (!members) return undefined;
    const types = (this.types ??= new Map<string, string>());
    let type = types.get(name);
    if (type === undefined) {
      types.set(name, UNKNOWN);
      type = finder.oneOf(members.map((member) => this.typeOfMember(member))) ?? UNKNOWN;
      types.set(name, type);
    }
    return type;
  }

  get parents(): readonly string[] {
    if (this.foundParents) return this.foundParents;
    this.foundParents = [];
    return (this.foundParents = this.findParents());
  }

  get call(): Signature | undefined {
    if (this.foundCall === undefined) {
      this.foundCall = null;
      this.foundCall = this.finder.signature(this.node, this.scope) ?? null;
    }
    return this.foundCall ?? undefined;
  }

  get index(): string | undefined {
    if (this.foundIndex === undefined) {
      const written = this.written().find(({ type }) => type === 'TSIndexSignature');
      const type =
        written?.typeAnnotation && this.finder.annotated(written.typeAnnotation, this.scope);
      this.foundIndex = written ? (type ?? UNKNOWN) : null;
    }
    return this.foundIndex ?? undefined;
  }

  private written(): readonly JsNode[] {
    const { node } = this;
    if (node.type === 'ObjectExpression') return node.properties ?? [];
    const body = node.body as JsNode | null | undefined;
    const inner = node.members ?? body?.body;
    return Array.isArray(inner) &&
      node.type !== 'FunctionDeclaration' &&
      !/Function/.test(node.type)
      ? (inner as readonly JsNode[])
      : [];
  }

  private all(): Members {
    if (this.members) return this.members;
    const found = new Map<string, JsNode[]>();
    const add = (name: string, member: JsNode) => {
      const others = found.get(name);
      if (others) others.push(member);
      else found.set(name, [member]);
    };
    for (const member of this.written()) {
      const { key, computed, kind } = member;
      if (kind === 'constructor') this.addParameterProperties(member.value as JsNode, add);
      else if (key && !computed && (member.static ?? false) === this.isStatic && kind !== 'set')
        add(key.type.startsWith('Private') ? `#${privateName(key)}` : keyName(key), member);
    }
    if (!this.isStatic)
      for (const [name, values] of this.node.thisWrites ?? [])
        if (!found.has(name)) for (const value of values) add(name, value);
    return (this.members = found);
  }

  /** `constructor(private readonly box: HTMLElement)` declares a field. */
  private addParameterProperties(maker: JsNode, add: (name: string, member: JsNode) => void): void {
    if (this.isStatic) return;
    for (const { type, parameter } of maker.params ?? []) {
      if (type !== 'TSParameterProperty' || !parameter) continue;
      const id = parameter.type === 'AssignmentPattern' ? parameter.left! : parameter;
      add(id.name as string, {
        ...parameter,
        typeAnnotation: id.typeAnnotation,
        type: 'Parameter',
      });
    }
  }

  private typeOfMember(member: JsNode): string | undefined {
    const { finder, scope } = this;
    const { type, kind, value } = member;
    const made = value as JsNode | null | undefined;
    if (type === 'TSMethodSignature') {
      if (kind !== 'get') return finder.instance(member, scope);
      return member.typeAnnotation ? finder.annotated(member.typeAnnotation, scope) : undefined;
    }
    if (type === 'Parameter')
      return member.typeAnnotation
        ? finder.annotated(member.typeAnnotation, scope)
        : member.right && finder.infer(member.right, scope);
    if (member.typeAnnotation) return finder.annotated(member.typeAnnotation, scope);
    if (!made || typeof made !== 'object')
      return member.seenIn ? finder.infer(member, member.seenIn as Scope) : undefined;
    if (kind === 'get') return finder.signature(made, scope)?.returns;
    return finder.infer(made, (made.scope as Scope | undefined) ?? scope);
  }

  private findParents(): readonly string[] {
    const { node, finder, scope } = this;
    if (node.type === 'TSIntersectionType')
      return (node.types ?? []).map((one) => finder.annotated(one, scope) ?? UNKNOWN);
    if (node.superClass) {
      const above = finder.infer(node.superClass, scope)?.replace(/^~/, '');
      if (!above?.startsWith('=')) return [above?.startsWith('^') ? `${above}/+` : UNKNOWN];
      if (this.isStatic) return [above];
      const held = (node as { readonly superTypeParameters?: JsNode }).superTypeParameters?.params;
      const types = held?.map((one) => finder.annotated(one, scope) ?? UNKNOWN);
      const made = above.slice(1).replace(/<.*$/, '');
      return [types ? `${made}<${types.join(',')}>` : made];
    }
    return (node.extends ?? []).map(
      (one) =>
        finder.annotated(
          { ...one, type: 'TSTypeReference', typeName: one.expression as JsNode },
          scope,
        ) ?? UNKNOWN,
    );
  }
}

function privateName(key: JsNode): string {
  return ((key as { readonly id?: JsNode }).id?.name ?? key.name) as string;
}
