// Versions → positions in a browser's releases, oldest first. BCD's `index` is the only true order:
// JSON puts "1", "2" before "3.1", and "10" is not below "9.1" as text.
import { compareVersions } from '@/domain/compareVersions';
import type { BrowserRecord } from '@/server/catalogue/artefactTables';

export class ReleaseOrder {
  readonly length: number;
  /** The newest release BCD calls current; the newest of all where none is (Internet Explorer). */
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
   * Where a change at `version` first shows: the release itself, else the oldest release above it,
   * else `length`. All versions of the shipped data are releases; the second case keeps a later one
   * from becoming support in an older release.
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
   * The newest release not above `version`, undefined where `version` is older than all or is no
   * dotted number.
   */
  lastAtOrBelow(version: string): number | undefined {
    if (!/^\d+(\.\d+)*$/.test(version)) return undefined;

    const below = this.browser.releases.findLastIndex(
      (release) => compareVersions(release.version, version) <= 0,
    );
    return below === -1 ? undefined : below;
  }
}
