import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { BROWSERSLIST_NAMES } from '@/server/model/audiences/browserslistNames';
import { browserslistReleases } from '@/server/model/audiences/browserslistReleases';
import { findCaniuseRelease } from '@/server/model/audiences/findCaniuseRelease';

/**
 * The first version from `oldest` on that lets nothing older in. Browserslist compares versions as
 * decimals and takes a range such as 15.0-15.1 in where its end fits, so `android >= 4.4.3` means
 * 4.4 too, and `ios_saf >= 15.1` means 15.0.
 */
export function selectiveVersion(
  catalogue: Catalogue,
  browser: Browser,
  oldest: number,
): string | undefined {
  const isSelective = ({ version }: Release): boolean =>
    browserslistReleases(`${BROWSERSLIST_NAMES[browser.slug]} >= ${version}`).every(
      (listed) =>
        (findCaniuseRelease(catalogue, listed.agent, listed.version)?.index ?? Infinity) >= oldest,
    );
  return browser.releases
    .slice(oldest)
    .find((release) => /^\d/.test(release.version) && isSelective(release))?.version;
}
