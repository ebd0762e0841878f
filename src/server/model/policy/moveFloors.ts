import { nearest } from '@/domain/nearMatches';
import { Refusal } from '@/domain/Refusal';
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import type { Cut } from './Cut';

/**
 * A cut with floors set by hand: `safari:16.4`, or `safari:none` to give a browser up.
 * Throws `Refusal('ARGUMENT_INVALID')` for what names no release.
 */
export function moveFloors(catalogue: Catalogue, cut: Cut, floors: readonly string[]): Cut {
  const moved = [...cut];
  const given = new Map<Browser, string>();
  for (const floor of floors) {
    const [slug = '', version = ''] = floor.split(':').map((part) => part.trim());
    const browser = catalogue.browserBySlug(slug) ?? refuseBrowser(catalogue, slug);
    const other = given.get(browser) ?? version;
    if (other !== version)
      throw refusal(
        `${browser.name} has two minimum versions, ${other} and ${version}. Keep one of them.`,
      );
    given.set(browser, version);
    moved[browser.index] =
      version === 'none' ? browser.releases.length : findRelease(catalogue, browser, version).index;
  }
  return moved;
}

function findRelease(catalogue: Catalogue, browser: Browser, version: string): Release {
  const release = catalogue.releaseByVersion(browser, version);
  if (release) return release;
  if (version === '')
    throw refusal(`${browser.name} has no version. Write browser:version, such as safari:16.4.`);
  const near = nearest(
    version,
    browser.releases.map((row) => ({ row, names: [row.version] })),
    3,
  ).map((row) => row.version);
  throw refusal(
    `${browser.name} has no version “${version.slice(0, 20)}”.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`,
  );
}

function refuseBrowser({ browsers }: Catalogue, slug: string): never {
  throw refusal(
    `There is no browser “${slug.slice(0, 40)}”. Browsers are ${browsers.map((browser) => browser.slug).join(', ')}.`,
  );
}

function refusal(message: string): Refusal {
  return new Refusal('ARGUMENT_INVALID', `A minimum version cannot be read: ${message}`);
}
