import snapshots from '@data/worldUsage.json';

export interface WorldUsage {
  /** Version of caniuse-lite. */
  readonly version: string;
  /** Day of the newest release in the package. */
  readonly asOf: string;
  /** Percent of page views by agent and version, with caniuse's names. */
  readonly usage: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** World usage by browser version at earlier times, oldest first. */
// TypeScript infers optional versions, because the snapshots differ in theirs.
export const WORLD_USAGE = snapshots as unknown as readonly WorldUsage[];
