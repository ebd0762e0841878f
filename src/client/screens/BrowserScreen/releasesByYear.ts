interface DatedRelease {
  readonly releasedOn?: string | null;
}

/**
 * Groups releases (oldest first) by year, newest first. Undated ones come last: the data has no
 * date for some planned and some old releases.
 */
export function releasesByYear<R extends DatedRelease>(
  releases: readonly R[],
): readonly { readonly year: string; readonly releases: readonly R[] }[] {
  const years = new Map<string, R[]>();
  for (const release of [...releases].reverse()) {
    const year = release.releasedOn?.slice(0, 4) ?? UNDATED;
    years.set(year, [...(years.get(year) ?? []), release]);
  }
  return [...years]
    .map(([year, ofYear]) => ({ year, releases: ofYear }))
    .sort(
      (a, b) =>
        Number(a.year === UNDATED) - Number(b.year === UNDATED) || (a.year < b.year ? 1 : -1),
    );
}

const UNDATED = 'Date unknown';
