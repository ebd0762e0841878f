// Who declares a name. A name that nobody declares is the platform's.
import type { JsNode } from './JsNode';

export interface Binding {
  readonly name: string;
  /** Where the declaration stands: what its values are looked up in. */
  readonly at: Scope;
  readonly kind: 'var' | 'param' | 'function' | 'class' | 'import' | 'catch' | 'other';
  /** The declaration, parameter, function or class. */
  readonly node: JsNode;
  /** What it is set to where it is declared; of a `for…of`, what is gone through. */
  readonly init?: JsNode;
  /** How the name is taken out of `init`: property names, positions, `…` for one of all. */
  readonly path?: readonly (string | number)[];
  readonly annotation?: JsNode;
  /** Values set later. */
  readonly writes: JsNode[];
  /** Whether something else than a plain assignment changes it. */
  isOpen: boolean;
  inferred?: string | null;
}

export class Scope {
  readonly names = new Map<string, Binding>();
  /** Interfaces, type aliases and classes. */
  readonly types = new Map<string, JsNode>();
  /** The class whose `this` holds here. */
  thisClass?: JsNode;

  constructor(
    readonly parent: Scope | undefined,
    readonly isFunctionScope: boolean,
  ) {
    this.thisClass = parent?.thisClass;
  }

  /** Whether no function stands around it. */
  get isTopLevel(): boolean {
    return this.parent === undefined || (!this.isFunctionScope && this.parent.isTopLevel);
  }

  find(name: string): Binding | undefined {
    return this.names.get(name) ?? this.parent?.find(name);
  }

  findType(name: string): JsNode | undefined {
    return this.types.get(name) ?? this.parent?.findType(name);
  }
}
