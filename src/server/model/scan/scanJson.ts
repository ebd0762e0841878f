// The JSON that `plimsoll scan --format json` writes. Its JSON Schema is made from it:
// `/plimsoll.scan.schema.json`. A script may rely on a version: a field that goes or changes its meaning makes a
// new one.
import * as z from 'zod';
import { CONSEQUENCES, EVIDENCES, GUARDS } from '@/engines/scanner/forReports';

export const SCAN_JSON_VERSION = 1;

const share = z.number().min(0).max(1);
const place = z.object({
  file: z.string().describe('With slashes, from the folder of the configuration.'),
  line: z.int().min(1),
  column: z.int().min(1).describe('In UTF-16 code units.'),
});
const placedUse = place.extend({
  endColumn: z.int().min(1),
  original: place.optional().describe('The place in the source, by a source map.'),
  key: z.string().describe('A compat key, such as css.selectors.has.'),
  feature: z.string().nullable().describe('A web-features id.'),
  consequence: z.enum(CONSEQUENCES).describe('The effect in a browser without the key.'),
});
const finding = placedUse.extend({
  level: z
    .enum(['error', 'warning', 'hint'])
    .describe(
      'An error fails the scan. A hint is uncertain: only a name fits, a build may rewrite it, or a test may come first.',
    ),
  cause: z.enum(['below-line', 'declined', 'together', 'degrades', 'possible', 'lowered', 'asked']),
  evidence: z.enum(EVIDENCES).describe('How it is known whose member it is.'),
  usableShare: share.describe('The share of the audience without this consequence.'),
  message: z.string(),
});
const use = placedUse.extend({
  evidence: z.enum(EVIDENCES),
  guard: z.enum(GUARDS).nullable(),
  guardAt: place.optional(),
  provenBy: z
    .array(z.string())
    .optional()
    .describe('The compat keys whose tests prove this one, if its guard is implied.'),
  reason: z.string().optional().describe('Why it is accepted, or what rewrites it.'),
});

const shape = z.object({
  version: z.literal(SCAN_JSON_VERSION),
  report: z.object({
    tool: z.string(),
    line: z.number(),
    runsShare: share
      .nullable()
      .describe('Nothing without a fallback breaks. Null if nothing could be read.'),
    wholeShare: share.nullable().describe('Nothing degrades either.'),
    unknownShare: share
      .nullable()
      .describe('Neither known to run nor known to break; never fails a scan.'),
    audience: z.object({
      key: z.string(),
      name: z.string(),
      trackedShare: share.describe('The share whose browser release is known.'),
    }),
    data: z.array(z.string()).describe('Packages, as “name version”.'),
    features: z.array(
      z.object({
        feature: z.string().nullable(),
        keys: z.array(z.string()),
        isGuarded: z.boolean(),
        lostShare: share,
        gainedShare: share,
      }),
    ),
    cheapestRemovals: z.array(
      z.object({ features: z.array(z.string()), keys: z.array(z.string()), runsShare: share }),
    ),
    unknownKeys: z.array(z.string()),
    findings: z.array(finding),
    accepted: z.int().describe('How many uses are accepted.'),
    files: z.int().describe('How many were read.'),
    skipped: z.record(z.string(), z.int()).describe('How many files were left out, by reason.'),
    unreadable: z
      .array(place.extend({ message: z.string(), isPart: z.boolean() }))
      .describe('Files that could not be read, and parts of files.'),
    wrongComments: z.array(place.extend({ message: z.string() })),
    notes: z.array(z.string()),
    unknownNames: z.array(z.string()).describe('Names that the data does not know.'),
    prunable: z.array(z.string()).describe('Accepted uses that are gone, as “file: key”.'),
    isPartial: z.boolean().describe('True if the scan was interrupted.'),
  }),
  uses: z.array(use).optional().describe('Every use, with --all.'),
});

/** As it is written: nothing in it is changed afterwards. */
export type ScanJson = DeepReadonly<z.infer<typeof shape>>;

type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value;

/** A scan of several projects has an object for each configuration, in place of one report. */
export function scanJsonSchema(): object {
  const { $schema, required, properties, ...schema } = z.toJSONSchema(shape, {
    target: 'draft-07',
    io: 'input',
  });
  const { version, ...own } = properties!;
  const folder = { type: 'string', description: 'The folder of the configuration.' };
  return {
    $schema,
    title: 'The JSON of plimsoll scan',
    ...schema,
    required: ['version'],
    properties: {
      version,
      ...own,
      workspaces: {
        type: 'array',
        items: { type: 'object', required: ['folder', 'report'], properties: { folder, ...own } },
      },
    },
    anyOf: [{ required: ['report'] }, { required: ['workspaces'] }],
  };
}
