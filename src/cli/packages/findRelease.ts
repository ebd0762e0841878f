import { CliProblem, EXIT } from '@/cli/ExitCode';
import { replaceControls } from '@/cli/replaceControls';
import { compareVersions } from '@/domain/compareVersions';
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { AHEAD } from '@/server/data/catalogue/releaseStatus';
import { BROWSERSLIST_NAMES } from '@/server/model/audiences/browserslistNames';

/**
 * The release that people mean by “safari 16”, “Safari on iOS 16.3” or “ios_saf 16”: of this version, or else the
 * first of this major version.
 * @throws CliProblem if the catalogue has no such release
 */
export function findRelease(catalogue: Catalogue, what: string): Release {
  const [, name = what, version] = /^(.*?)[\s@]*(\d+(?:\.\d+)*)$/.exec(what.trim()) ?? [];
  const wanted = name.trim().toLowerCase();
  const browser = catalogue.browsers.find((one) => namesOf(one).includes(wanted));
  if (!browser)
    throw new CliProblem(
      EXIT.usage,
      `“${replaceControls(what)}” names no browser. Write one such as ${catalogue.coreBrowsers.map(({ slug }) => slug).join(', ')}, with a version: "safari 16".`,
    );
  const released = browser.releases.filter(({ dataStatus }) => !AHEAD.has(dataStatus));
  const found =
    version === undefined
      ? undefined
      : (released.find((release) => compareVersions(release.version, version) === 0) ??
        released.find((release) => release.version.split('.')[0] === version));
  if (found) return found;
  throw new CliProblem(
    EXIT.usage,
    `${browser.name} has no version ${version === undefined ? 'by that name' : replaceControls(version)}. Its newest is ${released.at(-1)?.version}: write "${browser.slug} ${released.at(-1)?.version}".`,
  );
}

function namesOf({ slug, name }: Browser): readonly string[] {
  return [slug, slug.replaceAll('_', ' '), name.toLowerCase(), BROWSERSLIST_NAMES[slug] ?? slug];
}
