// The shape of each tool’s structured answer, which clients validate. Shares are 0–1 of the audience, dates
// ISO; names and shapes are those of the JSON that is served elsewhere.
import * as z from 'zod';

const SHARE = z.number();
const TEXT = z.string();
/** Bounds of integers would make up a tenth of what agents read first. */
const COUNT = z.number();
const IDS = z.array(TEXT);
const KNOWN_DAY = TEXT.optional();

const SOURCE = {
  audience: z.looseObject({ key: TEXT, name: TEXT }),
  linePercent: z.number(),
  asOf: TEXT,
  data: z.array(z.looseObject({ name: TEXT, version: TEXT })),
};

/** Later versions may add fields. */
const answerOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject({ ...SOURCE, ...shape });

const READING = z.enum(['ALL', 'MOST', 'WITH_PART']);
const SUBJECT_FACTS = {
  id: TEXT,
  name: TEXT,
  verdict: z.enum(['Yes', 'Yes, with care', 'Unclear', 'Mostly', 'Not yet', 'No']),
  sentence: TEXT,
  missing: TEXT.optional(),
  share: SHARE,
  reading: READING,
  coverage: z.looseObject({
    supportedShare: SHARE,
    partialShare: SHARE,
    unsupportedShare: SHARE,
    unknownShare: SHARE,
  }),
  shortBrowsers: z.array(z.looseObject({ browser: TEXT, share: SHARE, partialShare: SHARE })),
  baseline: z.looseObject({
    status: z.enum(['WIDELY', 'NEWLY', 'LIMITED']),
    newlyOn: KNOWN_DAY,
    widelyOn: KNOWN_DAY,
  }),
  forecast: z
    .looseObject({
      state: z.enum(['REACHED', 'EXPECTED', 'LATER', 'NOT_FORESEEABLE', 'FIXED']),
      earliestOn: KNOWN_DAY,
      likelyOn: KNOWN_DAY,
      latestOn: KNOWN_DAY,
    })
    .optional(),
};

/** A name that no data knows has a problem only. */
export const CAN_WE_SHIP_OUTPUT = answerOf({
  subjects: z.array(
    z.looseObject({
      subject: TEXT,
      problem: TEXT.optional(),
      ...z.object(SUBJECT_FACTS).partial().shape,
      decision: TEXT.optional(),
    }),
  ),
});

export const EXPLAIN_OUTPUT = answerOf({
  ...SUBJECT_FACTS,
  description: TEXT.optional(),
  support: z.array(z.looseObject({ browser: TEXT, version: TEXT, releasedOn: KNOWN_DAY })),
  test: z.looseObject({ code: TEXT, proves: IDS }).optional(),
});

const LEFT_OUT = { browser: TEXT, name: TEXT, lostShare: SHARE };

export const OUR_POLICY_OUTPUT = answerOf({
  hash: TEXT,
  supportedShare: SHARE,
  floors: z.array(z.looseObject({ ...LEFT_OUT, version: TEXT })),
  givenUp: z.array(z.looseObject(LEFT_OUT)),
  adopted: IDS,
  declined: IDS,
  aboveCount: COUNT,
  aboveInPartCount: COUNT,
  refusedCount: COUNT,
  fallbackRules: z.array(TEXT),
  problems: z.array(TEXT),
});

export const FIND_FEATURES_OUTPUT = answerOf({
  total: COUNT,
  features: z.array(z.looseObject({ id: TEXT, name: TEXT, share: SHARE, reading: READING })),
});

const CROSSINGS = z.array(z.looseObject({ id: TEXT, on: TEXT, after: KNOWN_DAY }));

/** Crossings without two ends, changes between two. */
export const WHAT_CHANGED_OUTPUT = answerOf({
  crossings: z.looseObject({ lately: CROSSINGS, soon: CROSSINGS }).optional(),
  changes: z
    .looseObject({
      from: TEXT,
      to: TEXT,
      hasPastUsage: z.boolean(),
      features: z.array(z.looseObject({ id: TEXT, kinds: z.array(TEXT) })),
      featureCount: COUNT,
      shares: z.array(
        z.looseObject({
          id: TEXT,
          name: TEXT,
          beforeShare: SHARE,
          afterShare: SHARE,
          causes: z.array(z.looseObject({ cause: TEXT, share: SHARE })),
        }),
      ),
      shareCount: COUNT,
    })
    .optional(),
});

export const SCAN_CODE_OUTPUT = answerOf({
  runsShare: SHARE,
  wholeShare: SHARE,
  unknownShare: SHARE,
  findings: z.array(
    z.looseObject({
      key: TEXT,
      share: SHARE,
      partialShare: SHARE,
      elsewhere: TEXT,
      count: COUNT,
      places: z.array(z.looseObject({ line: COUNT, column: COUNT })),
      decision: TEXT.optional(),
    }),
  ),
  inPart: IDS,
  testedCount: COUNT,
  notes: z.array(TEXT),
});

export const PROPOSE_DECISION_OUTPUT = z.looseObject({ outcome: TEXT });
