// GET /exports/audience.csv and /exports/audience.json, each with ?audience=region:DE: the releases
// of an audience and their shares, for spreadsheets and programs.
import type { Audience } from '@/domain/Audience';
import { writeCsvRow } from '@/domain/writeCsvRow';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { AnswerKind } from './Answer';
import { sourceFacts } from './featureJson';
import { json, jsonRefusal } from './jsonRefusal';
import { parseAudience } from './parseOptions';

const PARAMETERS = ['audience'];

export const audienceFiles: readonly AnswerKind[] = [
  {
    pattern: /^\/exports\/audience\.csv$/,
    parameters: PARAMETERS,
    type: 'text/csv; charset=utf-8',
    write: (asked) =>
      [
        writeCsvRow(['browser', 'version', 'share']),
        ...usedReleases(asked.catalogue, parseAudience(asked)).map(({ name, version, share }) =>
          writeCsvRow([name, version, share]),
        ),
      ].join(''),
    refuse: ({ message }) => writeCsvRow([message]),
  },
  {
    pattern: /^\/exports\/audience\.json$/,
    parameters: PARAMETERS,
    type: 'application/json; charset=utf-8',
    write: (asked) => {
      const audience = parseAudience(asked);
      const { key, name, sourceNote, trackedShare } = audience;
      return json({
        key,
        name,
        sourceNote,
        trackedShare,
        releases: usedReleases(asked.catalogue, audience).map(({ slug, version, share }) => ({
          browser: slug,
          version,
          share,
        })),
        ...sourceFacts(asked),
      });
    },
    refuse: jsonRefusal,
  },
];

/** Releases with a share (0–1), largest first; equal ones in the order of the catalogue. */
function usedReleases({ browsers }: Catalogue, { weights }: Audience) {
  return browsers
    .flatMap(({ slug, name, releases }) =>
      releases.map(({ version, unit }) => ({ slug, name, version, share: weights[unit]! })),
    )
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}
