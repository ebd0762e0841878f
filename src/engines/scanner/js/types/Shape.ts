// The shape of a class, interface, object or function of the project.

export interface Signature {
  /** `?` for a parameter of unknown type. */
  readonly params: readonly string[];
  readonly returns: string | undefined;
}

export interface Shape {
  /** The number of its type parameters, including those around it. */
  readonly params: number;
  /** How many of them are its own, the last ones. */
  readonly ownParams: number;
  /** The type of a member that it declares itself, `?` for an unknown one. */
  member(name: string): string | undefined;
  /** Types that it extends; `?` is an unknown one. */
  readonly parents: readonly string[];
  readonly call: Signature | undefined;
  /** The type under any name. */
  readonly index: string | undefined;
  /** Names of all members, for an outline. */
  readonly names: readonly string[];
}
