// How caniuse-lite packs its data. It has changed this in a patch version (1.0.30001827), and either
// packing may be met: installed, fetched as newer data, or stored from before.

/** Percent of all page views by version; `null` if unknown. */
export type UsageByVersion = Readonly<Record<string, number | null>>;

/** By its letter for a browser: what `data/browsers.js` names. */
export type Letters = Readonly<Record<string, string>>;

export interface PackedAgent {
  readonly A: unknown;
  readonly C: readonly (number | string)[];
  readonly E: string;
  readonly F: unknown;
}

export interface CaniusePacking {
  /** Oldest first. */
  versionsOf: (agent: PackedAgent) => readonly string[];
  usageOf: (agent: PackedAgent) => UsageByVersion;
  /** ISO days by version; without those that are not out. */
  releasedOnOf: (agent: PackedAgent) => Readonly<Record<string, string>>;
  /** By letter. */
  regionOf: (packed: unknown) => Readonly<Record<string, UsageByVersion>>;
  /** By letter, then by version: bits, as `lib/supported.js` numbers them. */
  supportOf: (packed: unknown) => Readonly<Record<string, ReadonlyMap<string, number>>>;
}

/** Versions without usage are listed under this key, separated by spaces. */
const UNUSED = '_';

/** Usage of a region, where it is not packed any further. */
export function readUsageTable(table: Readonly<Record<string, unknown>>): UsageByVersion {
  const usage: Record<string, number | null> = {};

  for (const [version, percent] of Object.entries(table)) {
    if (version === UNUSED) for (const unused of String(percent).split(' ')) usage[unused] = null;
    else usage[version] = percent as number;
  }
  return usage;
}

/** ISO days from seconds since 1970; null for what is not out. */
export function toDays(
  seconds: Iterable<readonly [version: string, seconds: number | null]>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...seconds].flatMap(([version, at]) =>
      at === null ? [] : [[version, new Date(at * 1000).toISOString().slice(0, 10)] as const],
    ),
  );
}

/** Bits by version of one browser, from versions by bits. */
export function readSupportTable(
  table: Readonly<Record<string, string>>,
  expand: (versions: string) => readonly string[],
): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(table).flatMap(([bits, versions]) =>
      expand(versions).map((version) => [version, Number(bits)] as const),
    ),
  );
}

export function mapEntries<From, To>(
  record: Readonly<Record<string, From>>,
  change: (key: string, value: From) => readonly [string, To],
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => change(key, value)));
}
