import type { KnownBrowsers } from '@/engines/importer/ImportedFile';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { downstreamBrowsers } from '@/server/model/audiences/downstreamBrowsers';

/** The browsers that the page gives the importer to look for. */
export function knownBrowsers(): KnownBrowsers {
  return {
    browsers: loadCatalogue().browsers.map(({ slug, name, releases }) => ({
      slug,
      name,
      versions: releases.map(({ version }) => version),
      engineVersions: releases.map(({ engineVersion }) => engineVersion ?? ''),
    })),
    derived: downstreamBrowsers(),
  };
}
