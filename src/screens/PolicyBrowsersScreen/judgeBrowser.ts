import { compareVersions } from '@/domain/compareVersions';
import { mapBrowser } from '@/importer/mapBrowser';
import { parseUserAgent } from '@/importer/parseUserAgent';
import { Releases } from '@/importer/Releases';

export interface SupportedBrowser {
  readonly slug: string;
  readonly name: string;
  /** The oldest version that is supported. */
  readonly version: string;
  /** All its releases. */
  readonly versions: readonly string[];
}

export interface Judgment {
  /** "Chrome 157"; undefined where the browser does not say what it is. */
  readonly browser?: string;
  readonly isSupported?: boolean;
}

/** A browser's own `User-Agent` → whether it is supported; nothing is sent anywhere. */
export function judgeBrowser(userAgent: string, floors: readonly SupportedBrowser[]): Judgment {
  const names = parseUserAgent(userAgent);
  const releases = new Releases({
    browsers: floors.map((floor) => ({ ...floor, engineVersions: floor.versions.map(() => '') })),
    derived: [],
  });
  const outcome = mapBrowser(names, releases);
  if (outcome.kind !== 'release') return {};
  const floor = floors.find(({ slug }) => slug === outcome.slug);
  if (!floor) return {};
  return {
    browser: `${floor.name} ${outcome.version}`,
    isSupported: compareVersions(outcome.version, floor.version) >= 0,
  };
}
