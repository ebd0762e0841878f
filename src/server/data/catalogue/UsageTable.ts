export interface UsageTable {
  /** `world`, continents such as `alt-eu`, and countries such as `DE`. */
  readonly regions: readonly string[];
  /** Undefined for an unknown region. */
  usageOf(region: string): RegionUsage | undefined;
}

/** Shares (0–1) of a region's page views. They sum to the tracked share; the rest is untracked. */
export interface RegionUsage {
  readonly region: string;
  readonly units: Uint16Array;
  readonly shares: Float64Array;
  /**
   * Share of Chrome on Android, which the usage data reports only as “latest”. Not included in
   * `shares`.
   */
  readonly androidChromeShare: number;
  /** Browsers that are counted as the release whose engine they carry (UC Browser). */
  readonly countedByEngine: readonly { readonly name: string; readonly unit: number }[];
  /** Browsers with usage but without a release in the catalogue, such as Opera Mini. */
  readonly unmapped: readonly { readonly name: string; readonly share: number }[];
}
