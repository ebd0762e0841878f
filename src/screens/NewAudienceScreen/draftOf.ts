import type { ImportSummary } from '@/importer/ImportMessage';

/** What an import becomes when it is saved: shares, and no count that would tell how many visitors somebody has. */
export interface CountedDraft {
  readonly weight: number;
  readonly browsers: readonly {
    readonly slug: string;
    readonly versions: readonly string[];
    readonly weights: readonly number[];
  }[];
  readonly unmapped: readonly { readonly name: string; readonly weight: number }[];
}

/** The server keeps no more names; all that is lighter goes under one. */
const MAX_UNMAPPED = 200;

export function draftOf({
  releases,
  unknowns,
  total,
}: Pick<ImportSummary, 'releases' | 'unknowns' | 'total'>): CountedDraft {
  const shareOf = (count: number): number => Number((count / total).toPrecision(6));
  const slugs = [...new Set(releases.map(({ slug }) => slug))];
  const byName = new Map<string, number>();
  for (const { name, count } of unknowns) byName.set(name, (byName.get(name) ?? 0) + count);
  const named = [...byName].sort(([, a], [, b]) => b - a);
  const rest = named.slice(MAX_UNMAPPED).reduce((sum, [, count]) => sum + count, 0);
  return {
    weight: 1,
    browsers: slugs.map((slug) => {
      const own = releases.filter((release) => release.slug === slug);
      return {
        slug,
        versions: own.map(({ version }) => version),
        weights: own.map(({ count }) => shareOf(count)),
      };
    }),
    unmapped: [
      ...named.slice(0, MAX_UNMAPPED),
      ...(rest > 0 ? [['Other unknown browsers', rest] as const] : []),
    ].map(([name, count]) => ({ name, weight: shareOf(count) })),
  };
}
