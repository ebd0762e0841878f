import { getCompatibleVersions } from 'baseline-browser-mapping';
import { today } from '@/domain/today';

/**
 * The oldest version that has all of a Baseline target (`widely`, `newly` or a year), by the
 * browser's slug: of the core browsers, and where asked for of those that are built on them.
 */
export function minimumVersions(target: string, withDerived = false): ReadonlyMap<string, string> {
  const versions = getCompatibleVersions({
    ...baselineOption(target),
    includeDownstreamBrowsers: withDerived,
    suppressWarnings: true,
  });
  return new Map(versions.map(({ browser, version }) => [browser, version]));
}

/**
 * What is newly available is what has become Baseline by the end of this year: nothing in the data
 * is dated after today.
 */
function baselineOption(
  target: string,
): { targetYear: number } | { widelyAvailableOnDate: string } {
  if (target === 'widely') return { widelyAvailableOnDate: today() };
  return { targetYear: Number(target === 'newly' ? today().slice(0, 4) : target) };
}
