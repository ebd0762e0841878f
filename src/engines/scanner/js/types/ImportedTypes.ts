// What the names that a file imports are. Every part of a scan that has the whole project answers by
// `ProjectTypes`; a file alone knows none.
import type { Shape } from './Shape';

export interface ImportedTypes {
  /** What a name of a module is as a value; `*` for the module itself. */
  value(source: string, name: string): string | undefined;
  /** What values of an exported type are. */
  type(source: string, name: string, held: readonly string[]): string | undefined;
  /** A shape of another file, `#2:4`. */
  shapeAt(type: string): Shape | undefined;
}

export const NO_IMPORTS: ImportedTypes = {
  value: () => undefined,
  type: () => undefined,
  shapeAt: () => undefined,
};
