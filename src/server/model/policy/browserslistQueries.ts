// Floors → the queries of a `.browserslistrc`, for policies and for audiences alike. Pitfall:
// Browserslist knows most browsers on Android only as "latest", so a floor of theirs also needs a
// query for the desktop browser with the same engine.
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { BROWSERSLIST_NAMES } from '@/server/model/audiences/browserslistNames';
import { browserslistReleases } from '@/server/model/audiences/browserslistReleases';
import { findCaniuseRelease } from '@/server/model/audiences/findCaniuseRelease';
import { LATEST_ONLY } from '@/server/model/audiences/latestOnly.data';
import { releaseByEngine } from '@/server/model/audiences/releaseByEngine';
import { selectiveVersion } from './selectiveVersion';
import type { SettledFloor } from './settleFloors';

interface Queries {
  /** One for each browser, in the order of browsers. */
  readonly queries: readonly string[];
  /** Sentences about floors that no query of their own says. */
  readonly notes: readonly string[];
}

type Floor = Pick<SettledFloor, 'release' | 'basis' | 'by'>;

export function browserslistQueries(catalogue: Catalogue, floors: readonly Floor[]): Queries {
  const covers = floors.map((floor) => findCover(catalogue, floor));
  const oldest = new Map<Browser, Release>();
  for (const release of covers.flatMap(({ own, engine }) => [own ?? [], engine ?? []].flat())) {
    const known = oldest.get(release.browser);
    if (!known || release.index < known.index) oldest.set(release.browser, release);
  }
  return {
    queries: catalogue.browsers.flatMap((browser) => {
      const release = oldest.get(browser);
      return release ? [toQuery(catalogue, release)] : [];
    }),
    notes: covers.flatMap(({ note }) => note ?? []),
  };
}

interface Cover {
  /** The floor, if Browserslist can say it. */
  readonly own: Release | undefined;
  /** The release that brings in the floor's engine, if Browserslist has nothing as old as the floor. */
  readonly engine: Release | undefined;
  readonly note: string | undefined;
}

function findCover(catalogue: Catalogue, { release, basis, by }: Floor): Cover {
  const own = BROWSERSLIST_NAMES[release.browser.slug] === undefined ? undefined : release;
  const none = { own, engine: undefined, note: undefined };
  if (own && basis === 'ENGINE' && by && isBuiltOn(own.browser, by.browser))
    return {
      own: findSayable(catalogue, own),
      engine: undefined,
      note: sayEngine(own, by),
    };
  let engine: Release | undefined = release;
  while (engine && findHolding(catalogue, engine) === undefined) engine = findEngineRelease(engine);
  if (engine === release) return none;
  if (engine)
    return {
      own: own && findSayable(catalogue, own),
      engine,
      note: sayEngine(release, engine),
    };
  const root = findRoot(release.browser);
  // All that Browserslist has of the engine is newer.
  if (root) return { ...none, engine: root.releases[0] };
  return own
    ? none
    : { ...none, note: `${getName(release)} is left out: Browserslist does not know it.` };
}

/** A browser may have no release with the very engine, or an estimate may have decided otherwise. */
function sayEngine(own: Release, by: Release): string {
  return own.engineVersion === by.engineVersion
    ? `${getName(own)} by engine, which is that of ${getName(by)}.`
    : `${getName(own)} by engine: it follows ${getName(by)}.`;
}

function findRoot({ upstream }: Browser): Browser | undefined {
  return upstream && (findRoot(upstream) ?? upstream);
}

/** The first release from the floor on that lets nothing older in. The engine's query has the rest. */
function findSayable(catalogue: Catalogue, { browser, index }: Release): Release | undefined {
  const version = selectiveVersion(catalogue, browser, index);
  const release = browser.releases.find((one) => one.version === version);
  return release && resolve(catalogue, queriesFor([release]).join()).length > 0
    ? release
    : undefined;
}

function isBuiltOn({ upstream }: Browser, browser: Browser): boolean {
  return upstream !== undefined && (upstream === browser || isBuiltOn(upstream, browser));
}

function findEngineRelease(release: Release): Release | undefined {
  return release.browser.upstream && releaseByEngine(release.browser.upstream, release);
}

/**
 * The query that lets a release or an older one of its browser in. Browserslist compares versions as
 * decimals and doesn't know all of them: 10.63 is not in 10.6. But where it has a browser as “latest”
 * only, a query for an older version would let the oldest in.
 */
function findHolding(catalogue: Catalogue, release: Release): string | undefined {
  const { browser, index } = release;
  const isLatestOnly = Object.hasOwn(LATEST_ONLY, browser.slug);
  return queriesFor(browser.releases.slice(isLatestOnly ? index : 0, index + 1).toReversed()).find(
    (query) =>
      resolve(catalogue, query).some((found) => found.browser === browser && found.index <= index),
  );
}

function toQuery(catalogue: Catalogue, release: Release): string {
  const name = BROWSERSLIST_NAMES[release.browser.slug]!;
  const [exact] = Object.hasOwn(LATEST_ONLY, release.browser.slug) ? queriesFor([release]) : [];
  return exact ?? findHolding(catalogue, release) ?? `${name} > 0`;
}

function queriesFor(releases: readonly Release[]): readonly string[] {
  return releases
    .filter(({ version }) => /^\d/.test(version))
    .map(({ browser, version }) => `${BROWSERSLIST_NAMES[browser.slug]} >= ${version}`);
}

function resolve(catalogue: Catalogue, query: string): readonly Release[] {
  return query.startsWith('undefined')
    ? []
    : browserslistReleases(query).flatMap(
        (listed) => findCaniuseRelease(catalogue, listed.agent, listed.version) ?? [],
      );
}

const getName = ({ browser, version }: Release): string => `${browser.name} ${version}`;
