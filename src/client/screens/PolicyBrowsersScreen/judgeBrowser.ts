import { compareVersions } from '@/domain/compareVersions';
import { mapBrowser, parseUserAgent, Releases } from '@/engines/importer/forUserAgents';

export interface JudgedBrowser {
  readonly slug: string;
  readonly name: string;
  /** The oldest version that is supported; undefined if none is. */
  readonly version: string | undefined;
  /** All its releases. */
  readonly versions: readonly string[];
}

export interface BrowserJudgment {
  /** "Chrome 157"; undefined if the browser does not say what it is. */
  readonly browser?: string;
  readonly isSupported?: boolean;
  /** No version of it is supported. */
  readonly isGivenUp?: boolean;
}

/** A browser's own `User-Agent` → whether it is supported; nothing is sent anywhere. */
export function judgeBrowser(userAgent: string, known: readonly JudgedBrowser[]): BrowserJudgment {
  const names = parseUserAgent(userAgent);
  const releases = new Releases({
    browsers: known.map((one) => ({ ...one, engineVersions: one.versions.map(() => '') })),
    derived: [],
  });
  const outcome = mapBrowser(names, releases);
  if (outcome.kind !== 'release') return {};
  const found = known.find(({ slug }) => slug === outcome.slug);
  if (!found) return {};
  const { name, version } = found;
  return {
    browser: `${name} ${outcome.version}`,
    isSupported: version !== undefined && compareVersions(outcome.version, version) >= 0,
    isGivenUp: version === undefined,
  };
}
