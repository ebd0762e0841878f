export type Json = Record<string, unknown>;

/** One way to keep an answer: the four steps every row measures. */
export interface Contender {
  readonly name: string;
  normalise(): void | Promise<void>;
  /** Waits for what a library puts off; not measured. */
  settle?(): Promise<unknown>;
  serialise(): string;
  restore(text: string): void;
  /** Everything a screen shows of the answer. */
  read(): unknown;
}
