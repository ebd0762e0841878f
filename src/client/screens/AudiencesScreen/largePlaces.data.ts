/**
 * Ten countries where very many people are online, on several continents. They come before the two
 * hundred others. /
 */
export const LARGE_PLACES: ReadonlySet<string> = new Set(
  ['BR', 'CN', 'DE', 'GB', 'ID', 'IN', 'JP', 'MX', 'NG', 'US'].map((code) => `region:${code}`),
);
