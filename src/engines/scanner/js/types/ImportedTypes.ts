// Types of the names that a file imports. `ProjectTypes` answers if the whole project is known; a
// file by itself knows no types.
import type { Shape } from './Shape';

export interface ImportedTypes {
  /** The type of a module's name as a value; `*` is the module itself. */
  value(source: string, name: string): string | undefined;
  /** The type of values of an exported type. */
  type(source: string, name: string, held: readonly string[]): string | undefined;
  /** A shape of another file, `#2:4`. */
  shapeAt(type: string): Shape | undefined;
}

export const NO_IMPORTS: ImportedTypes = {
  value: () => undefined,
  type: () => undefined,
  shapeAt: () => undefined,
};
