// The oldest release of each browser → the lines of a `.browserslistrc` that cover them. Pitfall:
// Browserslist knows most browsers on Android only as "latest", so the line for an older release
// names the desktop browser with the same engine.
import { compareVersions } from '@/domain/compareVersions';
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { BROWSERSLIST_NAMES } from './browserslistNames';
import { browserslistReleases } from './browserslistReleases';
import { findCaniuseRelease } from './findCaniuseRelease';

/** A release to cover, and the release whose line covers it: itself or its engine's. */
interface Cover {
  readonly release: Release;
  readonly by: Release;
}

/** @param floors the oldest release of each browser that must be covered */
export function browserslistText(catalogue: Catalogue, floors: readonly Release[]): string {
  const covers = floors.map((floor) => findCover(catalogue, floor));
  return [...covers.flatMap(commentLine), ...toLines(catalogue, covers)].join('\n');
}

function findCover(catalogue: Catalogue, release: Release): Cover {
  let by: Release | undefined = release;
  while (by && !getQuery(catalogue, by)) by = findEngineRelease(by);
  return { release, by: by ?? release };
}

/** The newest release of the browser it is built on that has no newer engine. */
function findEngineRelease({ browser, engine, engineVersion }: Release): Release | undefined {
  return browser.upstream?.releases.findLast(
    (release) =>
      release.engine === engine &&
      release.engineVersion !== undefined &&
      engineVersion !== undefined &&
      compareVersions(release.engineVersion, engineVersion) <= 0,
  );
}

/**
 * A query that holds a release or an older one of the same browser; undefined if browserslist
 * has neither.
 */
function getQuery(catalogue: Catalogue, release: Release): string | undefined {
  const { browser, index } = release;
  const name = BROWSERSLIST_NAMES[browser.slug];
  if (name === undefined) return undefined;
  // It compares versions as decimals and doesn't know all of them: 10.63 is not in 10.6.
  return browser.releases
    .slice(0, index + 1)
    .reverse()
    .filter(({ version }) => /^\d/.test(version))
    .map(({ version }) => `${name} >= ${version}`)
    .find((query) => holdsUpTo(catalogue, query, release));
}

function holdsUpTo(catalogue: Catalogue, query: string, { browser, index }: Release): boolean {
  return browserslistReleases(query).some((listed) => {
    const found = findCaniuseRelease(catalogue, listed.agent, listed.version);
    return found?.browser === browser && found.index <= index;
  });
}

function toLines(catalogue: Catalogue, covers: readonly Cover[]): string[] {
  const oldest = new Map<Browser, Release>();
  for (const { by } of covers) {
    const known = oldest.get(by.browser);
    if (!known || by.index < known.index) oldest.set(by.browser, by);
  }
  return catalogue.browsers.flatMap((browser) => {
    const release = oldest.get(browser);
    const name = BROWSERSLIST_NAMES[browser.slug];
    if (release) return [getQuery(catalogue, release) ?? toOldestLine(name)].flat();
    const isByEngine = covers.some((cover) => cover.release.browser === browser);
    return isByEngine && name !== undefined ? [`last 1 ${name} version`] : [];
  });
}

/** For releases older than any that browserslist knows. */
const toOldestLine = (name: string | undefined): string[] =>
  name === undefined ? [] : [`${name} > 0`];

function commentLine({ release, by }: Cover): string[] {
  return release === by
    ? []
    : [`# ${getName(release)} by its engine, which is that of ${getName(by)}.`];
}

const getName = ({ browser, version }: Release): string => `${browser.name} ${version}`;
