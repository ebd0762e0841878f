import { compareVersions } from '@/domain/compareVersions';
import type { DerivedBrowser, KnownBrowser, KnownBrowsers } from './ImportedFile';

/** A release found for a version a file names. */
interface FoundRelease {
  readonly version: string;
  /**
   * Whether the file's version is one of the catalogue's, is between two of them, or newer than
   * all.
   */
  readonly fit: 'exact' | 'older' | 'newest';
}

/** The catalogue's releases, by the versions files write. */
export class Releases {
  private readonly browsers: ReadonlyMap<string, KnownBrowser>;
  private readonly known: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly ordered: ReadonlyMap<string, readonly string[]>;
  private readonly found = new Map<string, Map<string, FoundRelease | undefined>>();
  private readonly derived: ReadonlyMap<string, DerivedBrowser>;

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
   * `120.0.6099.109` is 120 where the catalogue has no finer one. A version between two releases
   * counts as the older, so that nobody is taken for newer than they are; one a little beyond the
   * newest as the newest. Undefined for what is no version, older than all, or far beyond.
   */
  find(slug: string, version: string): FoundRelease | undefined {
    const found = this.found.get(slug) ?? new Map<string, FoundRelease | undefined>();
    this.found.set(slug, found);
    if (!found.has(version)) found.set(version, this.look(slug, version));
    return found.get(version);
  }

  /**
   * Whether a number is so far beyond the newest release that it is no version of it: releases come
   * a few a year where numbers are small, and twenty where they are large.
   */
  isBeyond(slug: string, version: string): boolean {
    const newest = Number.parseInt(this.ordered.get(slug)?.at(-1) ?? '', 10);
    return Number.parseInt(version, 10) > newest + Math.max(3, newest / 10);
  }

  /**
   * The release built from a build of WebKit, `615.3.12`; on some systems it begins with the
   * system's number, `8615.3.12`. Undefined for the few builds that every newer release goes on
   * naming.
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

  /** The release whose engine a browser with numbers of its own carries. */
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

/** Safari's and Chrome's user agents have not changed these for years. */
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
 * `17.2.1` is also 17.2, and `120.0.6099` also 120; `16.10` is not 16. Each without and with the
 * ".0" some browsers' releases are called by.
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
