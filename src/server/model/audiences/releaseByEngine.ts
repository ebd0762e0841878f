import { compareVersions } from '@/domain/compareVersions';
import type { Browser, Release } from '@/server/data/catalogue/Catalogue';

/**
 * The newest release of a browser that carries the engine of another release, and no newer version
 * of it.
 */
export function releaseByEngine(
  browser: Browser,
  { engine, engineVersion }: Pick<Release, 'engine' | 'engineVersion'>,
): Release | undefined {
  if (engine === undefined || engineVersion === undefined) return undefined;
  const known = foundIn.get(browser) ?? new Map<string, Release | undefined>();
  foundIn.set(browser, known);
  const name = `${engine} ${engineVersion}`;
  if (!known.has(name)) known.set(name, find(browser, engine, engineVersion));
  return known.get(name);
}

/** A history asks the same for each of its usage tables. Versions of engines in a browser are few. */
const foundIn = new WeakMap<Browser, Map<string, Release | undefined>>();

function find({ releases }: Browser, engine: string, engineVersion: string): Release | undefined {
  return releases.findLast(
    (release) =>
      release.engine === engine &&
      release.engineVersion !== undefined &&
      compareVersions(release.engineVersion, engineVersion) <= 0,
  );
}
