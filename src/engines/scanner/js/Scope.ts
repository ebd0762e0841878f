// Declarations of names. An undeclared name is the platform's.
import { type JsNode, unwrap } from './JsNode';

export interface Binding {
  readonly name: string;
  /** The scope of the declaration, in which its values are looked up. */
  readonly at: Scope;
  readonly kind: 'var' | 'param' | 'rest' | 'function' | 'class' | 'import' | 'catch' | 'other';
  /** The declaration, parameter, function or class. */
  readonly node: JsNode;
  /** The value it is declared with; for a `for…of`, the list. */
  readonly init?: JsNode;
  /** How the name is taken out of `init`: property names, positions, `…` for one of all. */
  readonly path?: readonly (string | number)[];
  readonly annotation?: JsNode;
  /** The tag of the element that markup puts into it: `ref={dialog}`, `bind:this={dialog}`. */
  elementTag?: string;
  /** Values set later. */
  writes: readonly JsNode[];
  /** Values added to it by `+=`. */
  added?: JsNode[];
  /** True if anything but a plain assignment changes it. */
  isOpen: boolean;
  inferred?: string | null;
}

/** Most names are never set again and share this list. */
export const NO_WRITES: readonly JsNode[] = [];

export function addWrite(binding: Binding, value: JsNode): void {
  if (binding.writes === NO_WRITES) binding.writes = [value];
  else (binding.writes as JsNode[]).push(value);
}

/** True if a name only ever holds the value it is declared with. */
export function isSetOnce({ kind, writes, isOpen }: Binding): boolean {
  return kind === 'var' && writes.length === 0 && !isOpen;
}

export class Scope {
  /** Most blocks declare nothing. */
  private names: Map<string, Binding> | undefined;
  /** Interfaces, type aliases and classes. */
  private types: Map<string, JsNode> | undefined;
  /** The class whose `this` holds here. */
  thisClass?: JsNode;
  /** The function it is the scope of. */
  functionNode?: JsNode;
  /** The scope of the program. */
  private readonly root: Scope;
  /** The only platform names that a component's program may use. */
  globals?: ReadonlySet<string>;
  /** The tags of elements that a component's markup puts into names. */
  elements?: ReadonlyMap<string, string>;
  /** How many type parameters are known here. */
  typeParams: number;

  constructor(
    readonly parent: Scope | undefined,
    readonly isFunctionScope: boolean,
  ) {
    this.root = parent?.root ?? this;
    this.thisClass = parent?.thisClass;
    this.typeParams = parent?.typeParams ?? 0;
  }

  refTag(name: string): string | undefined {
    return this.root.elements?.get(name);
  }

  declareParams(params: readonly JsNode[]): void {
    for (const param of params) {
      const { name } = param;
      param.paramIndex = this.typeParams++;
      param.declaredIn = this;
      this.setType(typeof name === 'string' ? name : (name!.name as string), param);
    }
  }

  /** The node of a type parameter by its number. */
  typeParam(index: number): JsNode | undefined {
    if (this.types)
      for (const type of this.types.values())
        if (type.type === 'TSTypeParameter' && type.paramIndex === index) return type;
    return this.parent?.typeParam(index);
  }

  /** True outside all functions. */
  get isTopLevel(): boolean {
    return this.parent === undefined || (!this.isFunctionScope && this.parent.isTopLevel);
  }

  find(name: string): Binding | undefined {
    const own = this.names?.get(name);
    if (own) return own;
    for (let scope = this.parent; scope; scope = scope.parent) {
      const binding = scope.names?.get(name);
      if (binding) return binding;
    }
    const { globals } = this.root;
    return globals && !globals.has(name) ? declareForeign(name, this.root) : undefined;
  }

  own(name: string): Binding | undefined {
    return this.names?.get(name);
  }

  set(binding: Binding): void {
    (this.names ??= new Map()).set(binding.name, binding);
  }

  ownType(name: string): JsNode | undefined {
    return this.types?.get(name);
  }

  setType(name: string, type: JsNode): void {
    (this.types ??= new Map()).set(name, type);
  }

  findType(name: string): JsNode | undefined {
    return this.types?.get(name) ?? this.parent?.findType(name);
  }
}

/** The scope that `var` and `return` belong to. */
export function functionScope(scope: Scope): Scope {
  let found = scope;
  while (!found.isFunctionScope && found.parent) found = found.parent;
  return found;
}

/** The object or text behind a name that is never set to anything else. */
export function writtenValue(node: JsNode, scope: Scope): JsNode {
  const binding = node.type === 'Identifier' ? scope.find(node.name as string) : undefined;
  return binding?.init && !binding.path?.length && isSetOnce(binding) ? unwrap(binding.init) : node;
}

/** A name that something else than the text declares. */
export function declareForeign(name: string, at: Scope): Binding {
  const node = { type: 'Identifier', start: 0, end: 0, name };
  return { name, at, kind: 'other', node, writes: NO_WRITES, isOpen: true };
}
