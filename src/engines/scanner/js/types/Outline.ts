// What a file exports, as plain data: types are text, and what another file decides is left open.

/** One shape: its members by name, what it extends, how it is called, what any name gives. */
export interface OutlinedShape {
  readonly members?: Readonly<Record<string, string>>;
  readonly parents?: readonly string[];
  readonly call?: { readonly params: readonly string[]; readonly returns?: string };
  readonly index?: string;
  /** Type parameters, with those around it, and how many are its own. */
  readonly params?: number;
  readonly ownParams?: number;
}

export interface Outline {
  /** Exported name → type of the value. */
  readonly values: Readonly<Record<string, string>>;
  /** Exported name → type, and how many type parameters it takes. */
  readonly types: Readonly<Record<string, readonly [type: string, params: number]>>;
  /** Modules of which everything is exported again. */
  readonly all: readonly number[];
  /** What `#module:position` stands for; of a class, what it makes and then the class itself. */
  readonly shapes: readonly (readonly [made: OutlinedShape, itself?: OutlinedShape])[];
}
