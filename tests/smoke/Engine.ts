/** A browser engine as the journeys use it; each is driven in its own way. */
export interface Engine {
  /** A window with nothing kept from before. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  /** Loads the document at an address. */
  load(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function of its own in the page. */
  ask<Args extends unknown[], Answer>(
    inPage: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>;
  click(selector: string): Promise<void>;
  /** Presses keys together: `/`, or `Control` and `k`. */
  press(key: Key, ...more: Key[]): Promise<void>;
  type(text: string): Promise<void>;
  /** The engine's own console, which the page cannot see. */
  readonly console: readonly string[];
  close(): Promise<void>;
}

export type Key = 'Control' | 'Enter' | '/' | 'k';
