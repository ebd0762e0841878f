declare module 'caniuse-lite' {
  /** Per cent of all page views by version; `null` where there is none. */
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

  export function region(packed: unknown): Readonly<Record<string, UsageByVersion>>;
}
