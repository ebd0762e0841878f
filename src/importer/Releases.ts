import { compareVersions } from '@/domain/compareVersions';
import type { DerivedBrowser, KnownBrowser, KnownBrowsers } from './ImportedFile';

/** A release found for a version a file names. */
interface FoundRelease {
  readonly version: string;
  /** Whether the file's version is one of the catalogue's, is between two of them, or newer than all. */
  readonly fit: 'exact' | 'older' | 'newest';
}

/** The catalogue's releases, by the versions files write. */
export class Releases {
  private readonly browsers: ReadonlyMap<string, KnownBrowser>;
  private readonly derived: ReadonlyMap<string, DerivedBrowser>;

  constructor({ browsers, derived }: KnownBrowsers) {
    this.browsers = new Map(browsers.map((browser) => [browser.slug, browser]));
    this.derived = new Map(derived.map((browser) => [browser.slug, browser]));
  }

  nameOf(slug: string): string {
    return this.browsers.get(slug)?.name ?? slug;
  }

  /**
   * `120.0.6099.109` is 120 where the catalogue has no finer one. A version between two releases counts as the older, so that nobody is taken for newer
   * than they are; one beyond the newest as the newest. Undefined for what is no version, or older than all.
   */
  find(slug: string, version: string): FoundRelease | undefined {
    const versions = this.browsers.get(slug)?.versions ?? [];
    const exact = spellingsOf(version).find((spelling) => versions.includes(spelling));
    if (exact !== undefined) return { version: exact, fit: 'exact' };
    if (!/^\d+(\.\d+)*$/.test(version)) return undefined;
    const older = versions.findLast((known) => compareVersions(known, version) <= 0);
    return older === undefined ? undefined : { version: older, fit: older === versions.at(-1) ? 'newest' : 'older' };
  }

  /** The release whose engine a browser with numbers of its own carries. */
  findDerived(slug: string, version: string): { readonly slug: string; readonly version: string } | undefined {
    const browser = this.derived.get(slug);
    const at = browser?.versions.findLastIndex((known) => compareVersions(known, version) <= 0) ?? -1;
    const engine = browser?.engineVersions[at];
    const found = browser && engine !== undefined ? this.find(browser.engineSlug, engine) : undefined;
    return browser && found && { slug: browser.engineSlug, version: found.version };
  }
}

/**
 * `17.2.1` is also 17.2, and `120.0.6099.109` also 120; `16.10` is not 16. Each without and with the ".0" some browsers' releases are called by.
 */
function spellingsOf(version: string): readonly string[] {
  const [major = '', minor, ...builds] = version.split('.');
  const spellings = minor === undefined ? [major] : [version, ...(builds.length > 0 ? [`${major}.${minor}`] : []), ...(/^0*$/.test(minor) ? [major] : [])];
  return spellings.flatMap((spelling) => [spelling, `${spelling}.0`]);
}
