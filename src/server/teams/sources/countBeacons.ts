// Counted classes → a revision of the measured audience. A class may have several releases, which a
// script cannot tell apart: its visits are spread over them as people of the world use them.
import { compareVersions } from '@/domain/compareVersions';
import type { Browser, Catalogue } from '@/server/data/catalogue/Catalogue';
import { type EngineLetter, loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import type { AudienceRecipe } from '@/server/model/audiences/AudienceRecipe';
import type { Database } from '@/server/platform/database/Database';
import { JobFailure } from '@/server/platform/jobs/JobFailure';
import { type ClassCount, readBeaconCounts } from './beaconCounts';
import { countParts } from './countVisitors';
import type { CountedDays } from './SourceApi';

const NAMES = { c: 'Chromium', g: 'Firefox', w: 'Safari' } as const;

/** @throws JobFailure if nobody was counted */
export async function countBeacons(
  database: Database,
  catalogue: Catalogue,
  sourceId: string,
  days: CountedDays,
): Promise<AudienceRecipe> {
  const counts = (await readBeaconCounts(database, sourceId, days)).filter(
    ({ engine }) => engine !== '',
  );
  if (counts.length === 0)
    throw new JobFailure(
      `Fewer than 20 visitors with the same browser were counted from ${days.from} to ${days.to}. Check that the pages load the script, and that their content security policy lets it send.`,
      true,
    );
  return countClasses(catalogue, counts);
}

export function countClasses(catalogue: Catalogue, counts: readonly ClassCount[]): AudienceRecipe {
  const { engines, asked } = loadPresenceTable();
  const browsers = new Map<string, { versions: string[]; weights: number[] }>();
  const unmapped: { name: string; weight: number }[] = [];
  for (const { engine, class: version, device, visits } of counts) {
    const letter = engine as EngineLetter;
    const browser = catalogue.browserBySlug(engines[letter].browsers[device as 'd' | 'm']);
    const shares = browser
      ? spread(catalogue, browser, listReleases(browser, version, asked[letter]))
      : [];
    if (!browser || shares.length === 0) {
      unmapped.push({ name: `${NAMES[letter]} ${version}`, weight: visits });
      continue;
    }
    const list = browsers.get(browser.slug) ?? { versions: [], weights: [] };
    browsers.set(browser.slug, list);
    for (const [release, share] of shares) {
      list.versions.push(release);
      list.weights.push(visits * share);
    }
  }
  const listed = [...browsers].map(([slug, rest]) => ({ slug, ...rest }));
  return countParts(catalogue, [{ weight: 1, browsers: listed, unmapped }]);
}

/** From the class on to the next one that the script knows. */
function listReleases(
  { releases }: Browser,
  version: string,
  asked: readonly string[],
): readonly string[] {
  const next = asked.find((one) => compareVersions(one, version) > 0);
  return releases
    .map((release) => release.version)
    .filter(
      (one) =>
        compareVersions(one, version) >= 0 &&
        (next === undefined || compareVersions(one, next) < 0),
    );
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
