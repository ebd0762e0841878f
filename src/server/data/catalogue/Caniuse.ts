import type { Browser, Release } from './Catalogue';

/** Support of a feature according to caniuse. */
export interface Caniuse {
  /** The share of the world with full or partial support, 0–1. */
  readonly worldShare: number;
  /** Core browsers it knows of. */
  readonly newest: readonly {
    readonly browser: Browser;
    /** True if its newest version has full or partial support. */
    readonly isUsable: boolean;
    /** The release from which on it has been usable, where caniuse lists earlier versions. */
    readonly since?: Release;
  }[];
}
