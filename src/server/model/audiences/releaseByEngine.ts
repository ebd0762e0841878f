import { compareVersions } from '@/domain/compareVersions';
import type { Browser, Release } from '@/server/data/catalogue/Catalogue';

/**
 * The newest release of a browser that carries the engine of another release, and no newer version
 * of it.
 */
export function releaseByEngine(
  { releases }: Browser,
  { engine, engineVersion }: Pick<Release, 'engine' | 'engineVersion'>,
): Release | undefined {
  if (engine === undefined || engineVersion === undefined) return undefined;
  return releases.findLast(
    (release) =>
      release.engine === engine &&
      release.engineVersion !== undefined &&
      compareVersions(release.engineVersion, engineVersion) <= 0,
  );
}
