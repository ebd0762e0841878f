// Counted classes → a revision of the measured audience. A class may have several releases, which a
// script cannot tell apart: its visits are spread over them as people of the world use them.
import { compareVersions } from '@/domain/compareVersions';
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { type EngineLetter, loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import type { AudienceRecipe, MeasuredPart } from '@/server/model/audiences/AudienceRecipe';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { JobFailure } from '@/server/platform/jobs/JobFailure';
import { type ClassCount, readBeaconCounts } from './beaconCounts';
import { countParts } from './countVisitors';
import type { CountedDays } from './SourceApi';

export const NAMES = { c: 'Chromium', g: 'Firefox', w: 'Safari' } as const;

/** @throws JobFailure if nobody was counted */
export async function countBeacons(
  database: Database,
  catalogue: Catalogue,
  sourceId: string,
  days: CountedDays,
): Promise<AudienceRecipe> {
  const counts = await readBeaconCounts(database, sourceId, days);
  if (!counts.some(({ engine }) => engine !== ''))
    throw new JobFailure(
      `Fewer than 20 visitors with the same browser were counted from ${days.from} to ${days.to}. Check that the pages load the script, and that their content security policy lets it send.`,
      true,
    );
  return countClasses(catalogue, counts, config().workers);
}

export function countClasses(
  catalogue: Catalogue,
  all: readonly ClassCount[],
  processCount: number,
): AudienceRecipe {
  const { engines, asked } = loadPresenceTable();
  const counts = all.filter(({ engine }) => engine !== '');
  const growth = growthOfGroups(all);
  const browsers = new Map<string, { versions: string[]; weights: number[] }>();
  const unmapped: { name: string; weight: number }[] = [];
  const classes: MeasuredPart['classes'][number][] = [];
  for (const { engine, class: version, device, visits: stored } of counts) {
    const letter = engine as EngineLetter;
    const visits = stored * growth(engine, device);
    const browser = catalogue.browserBySlug(engines[letter].browsers[device as 'd' | 'm']);
    const releases = browser ? listReleases(catalogue, browser, version, asked[letter]) : [];
    const shares = browser ? spread(catalogue, browser, releases) : [];
    if (!browser || shares.length === 0) {
      unmapped.push({ name: `${NAMES[letter]} ${version}`, weight: visits });
      continue;
    }
    const list = browsers.get(browser.slug) ?? { versions: [], weights: [] };
    browsers.set(browser.slug, list);
    if (releases.length > 1) classes.push([browser.slug, releases[0]!, releases.at(-1)!]);
    for (const [release, share] of shares) {
      list.versions.push(release);
      list.weights.push(visits * share);
    }
  }
  const listed = [...browsers].map(([slug, rest]) => ({ slug, ...rest }));
  const visits = counts.reduce((sum, count) => sum + count.visits, 0);
  const { parts } = countParts(catalogue, [{ weight: 1, browsers: listed, unmapped }]);
  return { parts: parts.map((part) => ({ ...part, measured: { visits, processCount, classes } })) };
}

/**
 * The total says how many visits still wait for a twenty, or waited before the first of these days. Of
 * each engine and kind of device they are about as many, whether all of it are few or many, so they
 * are shared out alike.
 * @returns the factor for the stored visits of an engine and a kind of device
 */
function growthOfGroups(all: readonly ClassCount[]): (engine: string, device: string) => number {
  const groups = new Map<string, number>();
  for (const { engine, device, visits } of all)
    groups.set(engine + device, (groups.get(engine + device) ?? 0) + visits);
  const total = groups.get('');
  groups.delete('');
  const stored = [...groups.values()].reduce((sum, visits) => sum + visits, 0);
  const more = ((total ?? stored) - stored) / groups.size;
  return (engine, device) => {
    const visits = groups.get(engine + device)!;
    return Math.max(0, visits + more) / visits;
  };
}

/**
 * From the class on to the next one that the script knows, those that are out. A browser that says
 * more than the newest of them has that one's class.
 */
export function listReleases(
  { asOf }: Catalogue,
  { releases }: Browser,
  version: string,
  asked: readonly string[],
): readonly string[] {
  const next = asked.find((one) => compareVersions(one, version) > 0);
  const ofClass = releases.filter(
    (one) =>
      compareVersions(one.version, version) >= 0 &&
      (next === undefined || compareVersions(one.version, next) < 0),
  );
  const isOut = ({ releasedOn }: Release) => releasedOn !== undefined && releasedOn <= asOf;
  const found = ofClass.filter(isOut);
  return (found.length > 0 ? found : ofClass.slice(0, 1)).map((release) => release.version);
}

/** All of it to the first release where the world's data knows nobody with any of them. */
function spread(
  catalogue: Catalogue,
  browser: Browser,
  releases: readonly string[],
): readonly (readonly [release: string, share: number])[] {
  const { weights } = audienceByKey(catalogue, 'world');
  const used = releases.flatMap((name) => {
    const weight = weights[catalogue.releaseByVersion(browser, name)?.unit ?? -1] ?? 0;
    return weight > 0 ? [[name, weight] as const] : [];
  });
  const total = used.reduce((sum, [, weight]) => sum + weight, 0);
  if (total > 0) return used.map(([name, weight]) => [name, weight / total]);
  return releases.slice(0, 1).map((name) => [name, 1]);
}
