import { gt } from 'semver';
import type { DataPackage } from '@/server/data/catalogue/DataPackage';
import type { PublishedPackage } from '@/server/data/versions/Poll';

interface Circumstances {
  /** The packages served now. */
  readonly packages: readonly DataPackage[];
  /** As of the last look. */
  readonly before: readonly PublishedPackage[];
  /** ISO 8601. */
  readonly at: string;
}

/**
 * The newest published version of each package, and since when a newer one than is served has been
 * seen. Registries know when something was published, but mirrors say so wrongly.
 * @param newest by name, of the packages that were asked for
 */
export function publishedPackages(
  newest: ReadonlyMap<string, string>,
  { packages, before, at }: Circumstances,
): readonly PublishedPackage[] {
  return packages.flatMap(({ name, version: served }) => {
    const known = before.find((one) => one.name === name);
    const version = newest.get(name) ?? known?.version;
    if (version === undefined) return [];
    return [{ name, version, ...(gt(version, served) && { newerSince: known?.newerSince ?? at }) }];
  });
}
