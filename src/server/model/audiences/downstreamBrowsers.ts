import { getAllVersions } from 'baseline-browser-mapping';

/**
 * A browser with its own version numbers and, for each version, the version of the browser whose
 * engine it uses.
 */
export interface DownstreamBrowser {
  readonly slug: string;
  readonly engineSlug: string;
  readonly versions: readonly string[];
  readonly engineVersions: readonly string[];
}

/** Browsers missing from the compat data → the browser that stands for their engine. */
const ENGINES: Readonly<Record<string, string>> = {
  uc_android: 'chrome_android',
  qq_android: 'chrome_android',
  ya_android: 'chrome_android',
  kai_os: 'firefox_android',
};

let memo: readonly DownstreamBrowser[] | undefined;

/** Versions are oldest first. */
export function downstreamBrowsers(): readonly DownstreamBrowser[] {
  if (memo) return memo;
  const all = getAllVersions({
    outputFormat: 'array',
    includeDownstreamBrowsers: true,
    includeKaiOS: true,
    suppressWarnings: true,
  });
  const listed = all as readonly {
    readonly browser: string;
    readonly version: string;
    readonly engine_version?: string;
  }[];
  memo = Object.entries(ENGINES).map(([slug, engineSlug]) => {
    const own = listed.filter(
      ({ browser, engine_version }) => browser === slug && engine_version !== undefined,
    );
    return {
      slug,
      engineSlug,
      versions: own.map(({ version }) => version),
      engineVersions: own.map(({ engine_version }) => engine_version!),
    };
  });
  return memo;
}
