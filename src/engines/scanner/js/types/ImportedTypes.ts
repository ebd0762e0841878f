// Types of the names that a file imports. `ProjectTypes` answers if the whole project is known; a
// file by itself knows no types.
import type { TestJudgment } from '@/engines/scanner/js/TestJudgment';
import type { Shape } from './Shape';

export interface ImportedTypes {
  /** The type of a module's name as a value; `*` is the module itself. */
  value(source: string, name: string): string | undefined;
  /** The type of values of an exported type. */
  type(source: string, name: string, held: readonly string[]): string | undefined;
  /** The proofs of a test that a module exports: `canShare`, `canShare()`, `can.share`. */
  test(source: string, path: string): TestJudgment | undefined;
  /** A shape of another file, `#2:4`. */
  shapeAt(type: string): Shape | undefined;
}

export const NO_IMPORTS: ImportedTypes = {
  value: () => undefined,
  type: () => undefined,
  test: () => undefined,
  shapeAt: () => undefined,
};
