declare module 'caniuse-lite' {
  /** Percent of all page views by version; `null` if unknown. */
  type UsageByVersion = Readonly<Record<string, number | null>>;

  export const agents: Readonly<
    Record<
      string,
      {
        readonly browser: string;
        readonly versions: readonly (string | null)[];
        readonly usage_global: UsageByVersion;
      }
    >
  >;

  /** Packed, by caniuse's id. */
  export const features: Readonly<Record<string, unknown>>;

  /** `stats`: by agent and version, `y`, `a` (in part), `n`, `p`, `u` or `d`, with notes after it. */
  export function feature(packed: unknown): {
    readonly stats: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}
