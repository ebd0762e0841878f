import { getCompatibleVersions } from 'baseline-browser-mapping';
import type { Day } from '@/domain/Day';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';

/** Before it, the package's own table holds releases that its data no longer has. */
const FIRST_MONTH = { year: 2019, month: 3 } as const;

/**
 * The months (`2024-05 safari`) in which the oldest release with everything widely available is
 * another one than baseline-browser-mapping says, up to a day; and how many were compared.
 */
export function differingMonths(
  catalogue: Catalogue,
  until: Day,
): { readonly compared: number; readonly differing: readonly string[] } {
  const days = monthsUntil(until);
  const differing = days.flatMap((day) => {
    const own = minimumVersions(catalogue, day);
    return getCompatibleVersions({ widelyAvailableOnDate: day, suppressWarnings: true })
      .filter(({ browser, version }) => own.has(browser) && own.get(browser) !== version)
      .map(({ browser }) => `${day.slice(0, 7)} ${browser}`);
  });

  return { compared: days.length * catalogue.coreBrowsers.length, differing };
}

/** The newest first support, by core browser, among all features widely available on a day. */
function minimumVersions(catalogue: Catalogue, day: Day): Map<string, string> {
  const widely = catalogue.features.filter(
    (feature) => getBaseline(feature, day).status === 'WIDELY',
  );

  return new Map(
    catalogue.coreBrowsers.map(({ slug, releases }) => {
      const firsts = widely.map(
        ({ support }) => support.find(({ browser }) => browser.slug === slug)?.release?.index ?? 0,
      );
      return [slug, releases[Math.max(...firsts)]!.version];
    }),
  );
}

/** The 15th of each month. */
function monthsUntil(until: Day): Day[] {
  const days: Day[] = [];
  for (let count = FIRST_MONTH.year * 12 + FIRST_MONTH.month - 1; ; count += 1) {
    const month = String((count % 12) + 1).padStart(2, '0');
    const day = `${Math.floor(count / 12)}-${month}-15`;
    if (day > until) return days;
    days.push(day);
  }
}
