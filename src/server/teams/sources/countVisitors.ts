// A table of visitors → the parts of an audience, by the rules of the importer: what a file says and
// what an API says of the same people comes to the same.
import { Refusal } from '@/domain/Refusal';
import { ImportError, importFile, type KnownBrowsers, toDraft } from '@/engines/importer/forServer';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { AudienceRecipe } from '@/server/model/audiences/AudienceRecipe';
import { type AudienceDraft, checkRecipe } from '@/server/model/audiences/checkRecipe';
import { downstreamBrowsers } from '@/server/model/audiences/downstreamBrowsers';
import type { VisitorRow } from './SourceApi';

const HEADING = ['Browser', 'Browser version', 'Operating system', 'OS version', 'Visitors'];

/** @throws Refusal AUDIENCE_DRAFT_INVALID if the count is zero */
export function countRows(catalogue: Catalogue, rows: readonly VisitorRow[]): AudienceRecipe {
  const lines = rows.map(({ browser, version, system, systemVersion, count }) =>
    [browser, version, system, systemVersion, String(count)].map(toCell).join('\t'),
  );
  return countTable(catalogue, [HEADING.join('\t'), ...lines].join('\n'));
}

const toCell = (text: string): string => text.replace(/[\t\r\n"]+/g, ' ').slice(0, 200);

/** @throws Refusal AUDIENCE_DRAFT_INVALID for a table that cannot be read */
export function countTable(catalogue: Catalogue, table: string): AudienceRecipe {
  try {
    const file = importFile(table, knownBrowsers(catalogue));
    // Systems and devices have no browsers but those of a place.
    const part = toDraft(file, file.isByPlatform ? 'world' : undefined);
    return countParts(catalogue, [part]);
  } catch (cause) {
    if (cause instanceof ImportError) throw new Refusal('AUDIENCE_DRAFT_INVALID', cause.message);
    throw cause;
  }
}

/** @throws Refusal AUDIENCE_DRAFT_INVALID, also for a part that is another audience */
export function countParts(catalogue: Catalogue, parts: AudienceDraft['parts']): AudienceRecipe {
  if (parts.some(({ key }) => key != null))
    throw new Refusal('AUDIENCE_DRAFT_INVALID', 'A revision has counts, not other audiences.');
  return checkRecipe(catalogue, { name: '', parts });
}

export const knownBrowsers = ({ browsers }: Catalogue): KnownBrowsers => ({
  browsers: browsers.map(({ slug, name, releases }) => ({
    slug,
    name,
    versions: releases.map(({ version }) => version),
    engineVersions: releases.map(({ engineVersion }) => engineVersion ?? ''),
  })),
  derived: downstreamBrowsers(),
});
