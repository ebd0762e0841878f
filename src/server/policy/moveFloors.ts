import { nearest } from '@/domain/nearMatches';
import { Refusal } from '@/domain/Refusal';
import type { Browser, Catalogue, Release } from '@/server/catalogue/Catalogue';
import type { Cut } from './Cut';

/**
 * A cut with floors set by hand: `safari:16.4`, or `safari:none` to give a browser up.
 * Throws `Refusal('ARGUMENT_INVALID')` for what names no release.
 */
export function moveFloors(catalogue: Catalogue, cut: Cut, floors: readonly string[]): Cut {
  const moved = [...cut];
  for (const floor of floors) {
    const [slug = '', version = ''] = floor.split(':').map((part) => part.trim());
    const browser = catalogue.browserBySlug(slug) ?? refuseBrowser(catalogue, slug);
    moved[browser.index] =
      version === 'none' ? browser.releases.length : findRelease(catalogue, browser, version).index;
  }
  return moved;
}

function findRelease(catalogue: Catalogue, browser: Browser, version: string): Release {
  const release = catalogue.releaseByVersion(browser, version);
  if (release) return release;
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
  return new Refusal('ARGUMENT_INVALID', `A floor cannot be read: ${message}`);
}
