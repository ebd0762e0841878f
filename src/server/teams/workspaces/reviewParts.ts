// The part of a workspace's file that tells how its decisions stand: the reference of each, its
// reviews, and the inbox items about them. Pitfall: without it, an instance asks again about
// everything that another one has settled.
import * as z from 'zod';
import { isDay } from '@/domain/Day';

export const REVIEW_MAX = {
  reviews: 100_000,
  standings: 50_000,
  snapshots: 5_000,
  evaluations: 10_000,
  inbox: 100_000,
} as const;

export const limitedText = (max: number) =>
  z
    .string()
    .max(max)
    // PostgreSQL takes neither half a character nor NUL.
    .refine((value) => !/\p{Surrogate}|\0/u.test(value), 'holds characters that no text has');
export const momentSchema = z.int().min(0).max(8.64e15);
export const daySchema = z.string().refine(isDay);
const count = z.int().min(0).max(1_000_000);

export const observationSchema = z.object({
  dataVersion: limitedText(500),
  snapshot: limitedText(100),
  day: daySchema,
  asOf: daySchema,
  share: z.number(),
  supportedShare: z.number().optional(),
  releasedShare: z.number().optional(),
  unknownShare: z.number().optional(),
  baseline: z.enum(['LIMITED', 'NEWLY', 'WIDELY']).nullable(),
  isDiscouraged: z.boolean(),
  support: z.record(limitedText(100), z.boolean()),
  keySet: limitedText(4_000),
  expectedBy: daySchema.nullable(),
  fate: z.enum(['SPLIT', 'GONE']).optional(),
});

const cause = z.enum(['SHIPPED', 'CORRECTED', 'AUDIENCE_MOVED', 'DEFINITION_CHANGED', 'CLOCK']);

const finding = z.object({
  kind: z.enum([
    'FELL_BELOW',
    'REACHED_LINE',
    'SHIPPED',
    'REMOVED',
    'DISCOURAGED',
    'BASELINE_DOWN',
    'DEFINITION_CHANGED',
    'SPLIT',
    'GONE',
    'REVIEW_DAY',
    'FORECAST_MISSED',
    'TERMS_EDITED',
  ]),
  cause: z.enum([...cause.options, 'COMPUTED']),
  beforeShare: z.number(),
  afterShare: z.number(),
  afterPart: limitedText(100).optional(),
  afterError: z.number().optional(),
  linePercent: z.number(),
  since: daySchema,
  parts: z.array(z.object({ cause, share: z.number() })).max(10),
  isAsked: z.boolean().optional(),
  browsers: z.array(limitedText(100)).max(100),
  dataVersion: limitedText(500),
  sentence: limitedText(10_000),
});

const review = z.object({
  id: limitedText(100).regex(/^[^:]+$/),
  decision_id: limitedText(100),
  epoch: count,
  state: z.enum(['OPEN', 'CONFIRMED', 'SUPERSEDED', 'SNOOZED']),
  version: z.int().min(1).max(1_000_000),
  finding,
  opened_by: limitedText(200),
  opened_at: momentSchema,
  closed_by: limitedText(200).nullable(),
  closed_at: momentSchema.nullable(),
  snoozed_until: daySchema.nullable(),
  snoozed_to_share: z.number().nullable(),
});

const inboxItem = z.object({
  account_id: limitedText(100),
  reason: z.enum([
    'OWNS_DECISION',
    'MADE_DECISION',
    'EDITS_PROJECT',
    'WATCHES_PROJECT',
    'WATCHES_SUBJECT',
    'MANAGES_WORKSPACE',
  ]),
  subject: limitedText(300),
  data: z.object({
    sentence: limitedText(10_000),
    // Only paths on this site: browsers read `//` and `/\` as another host.
    path: limitedText(4_000).regex(/^\/(?![/\\])/),
    project: limitedText(200).optional(),
  }),
  once_key: limitedText(500),
  created_at: momentSchema,
  seen_at: momentSchema.nullable(),
  done_at: momentSchema.nullable(),
});

export const reviewParts = {
  reviews: z.array(review).max(REVIEW_MAX.reviews),
  standings: z
    .array(
      z.object({
        decision_id: limitedText(100),
        epoch: count,
        reference: observationSchema,
        streak: count,
      }),
    )
    .max(REVIEW_MAX.standings),
  snapshots: z
    .array(
      z.object({
        id: limitedText(100),
        audience: limitedText(2_000),
        weights: z.array(z.tuple([limitedText(100), limitedText(100), z.number()])).max(10_000),
        taken_at: momentSchema,
      }),
    )
    .max(REVIEW_MAX.snapshots),
  evaluations: z
    .array(
      z.object({
        project_id: limitedText(100),
        data_version: limitedText(500),
        data_day: daySchema,
        snapshot_id: limitedText(100),
        evaluated_at: momentSchema,
      }),
    )
    .max(REVIEW_MAX.evaluations),
  inbox: z.array(inboxItem).max(REVIEW_MAX.inbox),
};

export type ReviewParts = z.infer<z.ZodObject<typeof reviewParts>>;

interface Known {
  readonly decisionIds: ReadonlySet<string>;
  readonly projectIds: ReadonlySet<string>;
}

/** @returns the first part that belongs to nothing in the file or occurs twice */
export function findStray(file: ReviewParts, known: Known): string | undefined {
  const ofDecision = (id: string, key: unknown) => (known.decisionIds.has(id) ? key : undefined);
  const { reviews, standings, snapshots, evaluations } = file;
  const keys: readonly (readonly [part: string, keys: readonly unknown[]])[] = [
    ['reviews', reviews.map(({ decision_id: of, epoch }) => ofDecision(of, [of, epoch]))],
    // Inbox items refer to reviews by id.
    ['reviews', reviews.map(({ id }) => id)],
    ['standings', standings.map(({ decision_id: of }) => ofDecision(of, of))],
    ['snapshots', snapshots.map(({ id }) => id)],
    [
      'evaluations',
      evaluations.map(({ project_id, data_version, snapshot_id }) =>
        known.projectIds.has(project_id) ? [project_id, data_version, snapshot_id] : undefined,
      ),
    ],
  ];
  for (const [part, partKeys] of keys) {
    const index = findRepeated(partKeys);
    if (index >= 0) return `${part}.${index}`;
  }
  return undefined;
}

/** The index of the first key that is undefined or repeated, or −1. */
function findRepeated(keys: readonly unknown[]): number {
  const seen = new Set<string>();
  return keys.findIndex((key) => {
    const text = JSON.stringify(key);
    if (key === undefined || seen.has(text)) return true;
    seen.add(text);
    return false;
  });
}
