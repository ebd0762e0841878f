import { getCompatibleVersions } from 'baseline-browser-mapping';
import { today } from '@/domain/today';

interface Kept {
  readonly day: string;
  readonly versions: Map<string, ReadonlyMap<string, string>>;
}

const memory = globalThis as { plimsollMinimumVersions?: Kept };

/**
 * The oldest version that has all of a Baseline target, by the browser's slug: of the core browsers, and where asked for of those that are built on
 * them. `widely` moves with the clock. A target takes some milliseconds to ask, so answers are kept for the day.
 */
export function minimumVersions(target: string, withDerived = false): ReadonlyMap<string, string> {
  const day = today();
  if (memory.plimsollMinimumVersions?.day !== day) memory.plimsollMinimumVersions = { day, versions: new Map() };
  const { versions } = memory.plimsollMinimumVersions;
  const key = `${target} ${withDerived}`;
  const known = versions.get(key);
  if (known) return known;
  const listed = getCompatibleVersions({ ...baselineOption(target), includeDownstreamBrowsers: withDerived, suppressWarnings: true });
  const minimums = new Map(listed.map(({ browser, version }) => [browser, version]));
  versions.set(key, minimums);
  return minimums;
}

/** What is newly available is what has become Baseline by the end of this year: nothing in the data is dated after today. */
function baselineOption(target: string): { targetYear: number } | { widelyAvailableOnDate: string } {
  if (target === 'widely') return { widelyAvailableOnDate: today() };
  return { targetYear: Number(target === 'newly' ? today().slice(0, 4) : target) };
}
