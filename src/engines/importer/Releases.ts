import { compareVersions } from '@/domain/compareVersions';
import type { KnownBrowser, KnownBrowsers, KnownDerivedBrowser } from './ImportedFile';

/** The release that matches a version in a file. */
interface FoundRelease {
  readonly version: string;
  /**
   * The file's version is in the catalogue, lies between two of its versions, or is newer than all.
   */
  readonly fit: 'exact' | 'older' | 'newest';
}

/** Looks up the catalogue's releases by the versions that files use. */
export class Releases {
  private readonly browsers: ReadonlyMap<string, KnownBrowser>;
  private readonly known: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly ordered: ReadonlyMap<string, readonly string[]>;
  private readonly found = new Map<string, Map<string, FoundRelease | undefined>>();
  private readonly derived: ReadonlyMap<string, KnownDerivedBrowser>;

  constructor({ browsers, derived }: KnownBrowsers) {
    this.browsers = new Map(browsers.map((browser) => [browser.slug, browser]));
    this.known = new Map(browsers.map(({ slug, versions }) => [slug, new Set(versions)]));
    this.ordered = new Map(
      browsers.map(({ slug, versions }) => [
        slug,
        versions.filter((version) => NUMBERS.test(version)).toSorted(compareVersions),
      ]),
    );
    this.derived = new Map(derived.map((browser) => [browser.slug, browser]));
  }

  getName(slug: string): string {
    return this.browsers.get(slug)?.name ?? slug;
  }

  /**
   * `120.0.6099.109` matches 120 if the catalogue has nothing finer. A version between two releases
   * counts as the older one, so that nobody's browser is overestimated; one slightly beyond the
   * newest counts as the newest. Undefined if it is not a version, older than all, or far beyond
   * the newest.
   */
  find(slug: string, version: string): FoundRelease | undefined {
    const found = this.found.get(slug) ?? new Map<string, FoundRelease | undefined>();
    this.found.set(slug, found);
    if (found.size >= MAX_REMEMBERED) found.clear();
    if (!found.has(version)) found.set(version, this.look(slug, version));
    return found.get(version);
  }

  /**
   * True if a number is too far beyond the newest release to be one of the browser's versions.
   * Browsers with small version numbers have a few releases a year; those with large ones, about
   * twenty.
   */
  isBeyond(slug: string, version: string): boolean {
    const newest = Number.parseInt(this.ordered.get(slug)?.at(-1) ?? '', 10);
    return Number.parseInt(version, 10) > newest + Math.max(3, newest / 10);
  }

  /**
   * The release for a WebKit build such as `615.3.12`, which some systems prefix with the system's
   * number: `8615.3.12`. Undefined for the few builds that all newer releases keep reporting.
   */
  findBuild(slug: string, text: string): string | undefined {
    const build = text.replace(/^\d{1,2}(?=\d{3}(?:\.|$))/, '');
    const browser = this.browsers.get(slug);
    if (!browser || !NUMBERS.test(build) || FROZEN_BUILDS.has(build)) return undefined;
    const major = Number.parseInt(build, 10);
    const same = browser.versions.filter(
      (_, at) => Number.parseInt(browser.engineVersions[at] ?? '', 10) === major,
    );
    const older = same.findLast((version) => {
      const own = browser.engineVersions[browser.versions.indexOf(version)]!;
      return compareVersions(own, build) <= 0;
    });
    return older ?? same[0];
  }

  private look(slug: string, version: string): FoundRelease | undefined {
    if (this.isBeyond(slug, version)) return undefined;
    const known = this.known.get(slug);
    const exact = known && spelledIn(known, version);
    if (exact !== undefined) return { version: exact, fit: 'exact' };
    const ordered = this.ordered.get(slug) ?? [];
    const older = NUMBERS.test(version) ? newestUpTo(ordered, version) : undefined;
    return older === undefined
      ? undefined
      : { version: older, fit: older === ordered.at(-1) ? 'newest' : 'older' };
  }

  /** The release whose engine a browser with its own version numbers uses. */
  findDerived(
    slug: string,
    version: string,
  ): { readonly slug: string; readonly version: string } | undefined {
    const browser = this.derived.get(slug);
    const at =
      browser?.versions.findLastIndex((known) => compareVersions(known, version) <= 0) ?? -1;
    const engine = browser?.engineVersions[at];
    const found =
      browser && engine !== undefined ? this.find(browser.engineSlug, engine) : undefined;
    return browser && found && { slug: browser.engineSlug, version: found.version };
  }
}

/** Versions of a browser whose release is remembered. A log may name millions of builds. */
const MAX_REMEMBERED = 2_000;

/** Safari and Chrome froze these in their user agents years ago. */
const FROZEN_BUILDS: ReadonlySet<string> = new Set(['537.36', '604.1', '605.1', '605.1.15']);

const NUMBERS = /^\d+(\.\d+)*$/;

function newestUpTo(ordered: readonly string[], version: string): string | undefined {
  let [from, to] = [0, ordered.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareVersions(ordered[middle]!, version) <= 0) from = middle + 1;
    else to = middle;
  }
  return ordered[from - 1];
}

/**
 * `17.2.1` also matches 17.2, and `120.0.6099` matches 120; `16.10` does not match 16. Each is
 * tried with and without the ".0" that some browsers use in release names.
 */
function spelledIn(known: ReadonlySet<string>, version: string): string | undefined {
  const [major = '', minor, build] = version.split('.');
  const spelled = (spelling: string) =>
    known.has(spelling) ? spelling : known.has(`${spelling}.0`) ? `${spelling}.0` : undefined;
  return (
    spelled(version) ??
    (build === undefined ? undefined : spelled(`${major}.${minor}`)) ??
    (minor !== undefined && Number(minor) === 0 ? spelled(major) : undefined)
  );
}
