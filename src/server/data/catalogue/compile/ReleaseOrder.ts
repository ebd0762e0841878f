// Positions of versions among a browser's releases, oldest first. Pitfall: only BCD's `index`
// orders releases correctly. JSON puts "1" and "2" before "3.1", and "10" sorts below "9.1" as a
// string.
import { compareVersions } from '@/domain/compareVersions';
import type { BrowserRecord } from '@/server/data/catalogue/artefactTables';

export class ReleaseOrder {
  readonly length: number;
  /** The newest release that BCD calls current, or else the newest of all (Internet Explorer). */
  readonly currentIndex: number;
  private readonly positions: ReadonlyMap<string, number>;

  constructor(readonly browser: BrowserRecord) {
    const current = browser.releases.findLastIndex((release) => release.status === 'current');

    this.length = browser.releases.length;
    this.currentIndex = current === -1 ? this.length - 1 : current;
    this.positions = new Map(browser.releases.map((release, index) => [release.version, index]));
  }

  indexOf(version: string): number | undefined {
    return this.positions.get(version);
  }

  /**
   * The release where a change at `version` first shows: an exact match, else the oldest release
   * above it, else `length`. Every version in the installed data is a release; the fallback keeps
   * an unlisted version from adding support to an older release.
   */
  firstAtOrAbove(version: string): number {
    const exact = this.indexOf(version);
    if (exact !== undefined) return exact;

    const above = this.browser.releases.findIndex(
      (release) => compareVersions(release.version, version) > 0,
    );
    return above === -1 ? this.length : above;
  }

  /**
   * The newest release not above `version`. Undefined if `version` is older than all releases or
   * isn't a dotted number.
   */
  lastAtOrBelow(version: string): number | undefined {
    if (!/^\d+(\.\d+)*$/.test(version)) return undefined;

    const below = this.browser.releases.findLastIndex(
      (release) => compareVersions(release.version, version) <= 0,
    );
    return below === -1 ? undefined : below;
  }
}
