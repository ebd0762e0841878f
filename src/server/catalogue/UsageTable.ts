export interface UsageTable {
  /** `world`, continents as `alt-eu`, countries as `DE`. */
  readonly regions: readonly string[];
  /** Undefined for a region the data does not know. */
  usageOf(region: string): RegionUsage | undefined;
}

/**
 * Shares of all page views of a region, 0–1; they sum to the tracked share, the rest is untracked.
 */
export interface RegionUsage {
  readonly region: string;
  readonly units: Uint16Array;
  readonly shares: Float64Array;
  /**
   * Chrome on Android, known to the usage data only as "latest": its whole share, which is not
   * contained in `shares`.
   */
  readonly androidChromeShare: number;
  /** Browsers that are counted as the release whose engine they carry (UC Browser). */
  readonly countedByEngine: readonly { readonly name: string; readonly unit: number }[];
  /** What has usage but no release in the catalogue (Opera Mini …). */
  readonly unmapped: readonly { readonly name: string; readonly share: number }[];
}
