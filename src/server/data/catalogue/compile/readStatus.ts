// A status of web-features, for a feature or for one of its keys.
import type { FirstSupportRecord } from '@/server/data/catalogue/artefactTables';
import type { StatedBaseline } from '@/server/data/catalogue/PublishedStatus';

export interface StatusEntry {
  readonly baseline?: unknown;
  readonly baseline_low_date?: string | undefined;
  readonly support: object;
}

export function readStated(status: StatusEntry): StatedBaseline {
  return {
    level: status.baseline as StatedBaseline['level'],
    lowDate: status.baseline_low_date?.replace('≤', ''),
    isLowDateUpperBound: status.baseline_low_date?.startsWith('≤') ?? false,
  };
}

/** @param coreSlugs in the order the support is listed */
export function readSupport(
  { support }: StatusEntry,
  coreSlugs: readonly string[],
): readonly FirstSupportRecord[] {
  const versions = new Map<string, string>(Object.entries(support));

  return coreSlugs.flatMap((browser) => {
    const version = versions.get(browser);
    return version === undefined
      ? []
      : [{ browser, version: version.replace('≤', ''), isUpperBound: version.startsWith('≤') }];
  });
}
