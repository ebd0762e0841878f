import type { KnownBrowsers } from '@/importer/ImportedFile';
import { derivedBrowsers } from '@/server/audiences/derivedBrowsers';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';

/** What the page gives the importer to look for. */
export function knownBrowsers(): KnownBrowsers {
  return {
    browsers: loadCatalogue().browsers.map(({ slug, name, releases }) => ({
      slug,
      name,
      versions: releases.map(({ version }) => version),
      engineVersions: releases.map(({ engineVersion }) => engineVersion ?? ''),
    })),
    derived: derivedBrowsers(),
  };
}
