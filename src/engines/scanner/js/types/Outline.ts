// Exports of a file as plain data: types are text, and types that another file decides stay open.
import type { OutlinedTests } from '@/engines/scanner/js/outlineTests';

/** One shape: members by name, parents, call signature, and the type under any name. */
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
  /** The proofs of exported tests. */
  readonly tests?: OutlinedTests;
  /** Modules of which everything is exported again. */
  readonly all: readonly number[];
  /** Shapes that `#module:position` stands for; a class has two, its instances and itself. */
  readonly shapes: readonly (readonly [made: OutlinedShape, itself?: OutlinedShape])[];
}
