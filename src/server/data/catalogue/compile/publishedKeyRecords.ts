// The statuses of keys that web-features publishes otherwise than they follow from newer compat data.
import type { PublishedKeyRecord } from '@/server/data/catalogue/artefactTables';
import type { CompatReading } from './readCompatData';
import { readStated, readSupport, type StatusEntry } from './readStatus';
import type { WebFeatures } from './WebFeatures';

/** In the order of keys. */
export function publishedKeyRecords(
  { features, browsers }: WebFeatures,
  { keyByPath, firsts }: CompatReading,
): readonly PublishedKeyRecord[] {
  const core = Object.keys(browsers);
  const entries = Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' ? Object.entries(keyStatuses(feature.status)) : [],
  );

  return entries
    .flatMap(([path, status]) => {
      const key = keyByPath.get(path);
      if (key === undefined) return [];
      const baseline = readStated(status);
      const newly = firsts.newlyAvailable(key);
      const isSame =
        baseline.lowDate === newly?.on &&
        baseline.isLowDateUpperBound === (newly?.isUpperBound ?? false);
      return isSame ? [] : [{ key, baseline, support: readSupport(status, core) }];
    })
    .sort((a, b) => a.key - b.key);
}

/** The package's types leave them out. */
function keyStatuses(status: object): Readonly<Record<string, StatusEntry>> {
  const { by_compat_key: keys } = status as {
    readonly by_compat_key?: Readonly<Record<string, StatusEntry>>;
  };
  return keys ?? {};
}
