// Other packages confirm what the compat data still has as a plan: a release is out if one of them
// dates it. baseline-browser-mapping does not count, because it repeats plans as dates.
import type { BrowserRecord } from '@/server/data/catalogue/artefactTables';
import { BROWSER_OF_AGENT } from '@/server/data/catalogue/browserOfAgent.data';
import { AHEAD } from '@/server/data/catalogue/releaseStatus';
import type { CaniuseAgent } from './readUsage';
import type { WebFeatures } from './WebFeatures';

type Days = ReadonlyMap<string, string>;

export function confirmReleases(
  browsers: readonly BrowserRecord[],
  agents: Readonly<Record<string, CaniuseAgent>>,
  webFeatures: Pick<WebFeatures, 'browsers'>,
): BrowserRecord[] {
  const daysOf = confirmedDays(agents, webFeatures);

  return browsers.map((browser) => ({
    ...browser,
    releases: browser.releases.map((release) => {
      const on = daysOf.get(browser.slug)?.get(plain(release.version));
      return AHEAD.has(release.status) && on !== undefined
        ? { ...release, confirmedOn: on }
        : release;
    }),
  }));
}

function confirmedDays(
  agents: Readonly<Record<string, CaniuseAgent>>,
  { browsers }: Pick<WebFeatures, 'browsers'>,
): ReadonlyMap<string, Days> {
  const ofAgents = Object.entries(agents).flatMap(([agent, { releasedOn }]) => {
    const slug = BROWSER_OF_AGENT[agent];
    return slug === undefined ? [] : [[slug, Object.entries(releasedOn)] as const];
  });
  const ofFeatures = Object.entries(browsers).map(
    ([slug, { releases }]) =>
      [
        slug,
        (releases as readonly { readonly version: string; readonly date: string }[]).map(
          ({ version, date }) => [version, date] as const,
        ),
      ] as const,
  );
  const days = new Map<string, Map<string, string>>();
  for (const [slug, releases] of [...ofAgents, ...ofFeatures]) {
    const known = days.get(slug) ?? new Map<string, string>();
    for (const [version, on] of releases) known.set(plain(version), on);
    days.set(slug, known);
  }
  return days;
}

/** `31` and `31.0` are one release. */
const plain = (version: string): string => version.replace(/\.0$/, '');
