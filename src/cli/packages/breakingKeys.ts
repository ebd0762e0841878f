import type { FoundUse } from '@/cli/scan/FoundUse';
import { SupportState } from '@/domain/SupportState';
import { getEffect } from '@/engines/scanner/forReports';
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { AHEAD } from '@/server/data/catalogue/releaseStatus';
import { stateAt } from '@/server/data/catalogue/stateAt';

/** Accepted uses are known, and stop code all the same. */
export function isGuarded({ guard }: FoundUse): boolean {
  return guard !== null && guard !== 'accepted';
}

/** True for a use without a guard that stops the code where its key is missing. */
export function isBreaking(use: FoundUse): boolean {
  return !isGuarded(use) && getEffect(use.consequence) === 'breaks';
}

/** Missing there; a part of a key does not stop code, and nobody knows about the unknown. */
export function isMissing(catalogue: Catalogue, path: string, release: Release): boolean {
  const key = catalogue.keyByPath(path);
  if (!key?.hasData) return false;
  const state = stateAt(catalogue, catalogue.keySupport, key.index, release);
  return (
    state !== SupportState.FULL && state !== SupportState.PARTIAL && state !== SupportState.UNKNOWN
  );
}

export interface MinimumVersion {
  readonly browser: Browser;
  /** Undefined if its newest release lacks something. */
  readonly version: string | undefined;
}

/** Per core browser the release from which on nothing is missing; none where its first one has it all. */
export function minimumVersions(
  catalogue: Catalogue,
  keys: ReadonlySet<string>,
): readonly MinimumVersion[] {
  return catalogue.coreBrowsers.flatMap((browser) => {
    const released = browser.releases.filter(({ dataStatus }) => !AHEAD.has(dataStatus));
    const last = released.findLastIndex((release) =>
      [...keys].some((key) => isMissing(catalogue, key, release)),
    );
    return last < 0 ? [] : [{ browser, version: released[last + 1]?.version }];
  });
}
