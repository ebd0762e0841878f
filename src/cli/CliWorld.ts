import type { Colors } from 'picocolors/types';

/** Everything a command touches outside its arguments. */
export interface CliWorld {
  readonly version: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the catalogue and the scan table lie. */
  readonly dataFolder: string;
  /** The built program, which worker threads run too; undefined if it is not built. */
  readonly program?: string;
  /** True if output goes to a terminal, where people read it as it comes. */
  readonly isTerminal: boolean;
  readonly colors: Colors;
  /** All of standard input. */
  readInput(): Uint8Array;
  out(text: string): void;
  err(text: string): void;
}
