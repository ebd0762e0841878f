import { getCompatibleVersions } from 'baseline-browser-mapping';
import { today } from '@/domain/today';

/**
 * The oldest version of each browser, by slug, that supports a whole Baseline target (`widely`,
 * `newly` or a year). Covers the core browsers and, on request, those derived from them.
 */
export function minimumVersions(target: string, withDerived = false): ReadonlyMap<string, string> {
  const versions = getCompatibleVersions({
    ...baselineOption(target),
    includeDownstreamBrowsers: withDerived,
    suppressWarnings: true,
  });
  return new Map(versions.map(({ browser, version }) => [browser, version]));
}

/** Newly available equals this year's target, because the data has no dates after today. */
function baselineOption(
  target: string,
): { targetYear: number } | { widelyAvailableOnDate: string } {
  if (target === 'widely') return { widelyAvailableOnDate: today() };
  return { targetYear: Number(target === 'newly' ? today().slice(0, 4) : target) };
}
