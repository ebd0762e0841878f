// The file that one instance exports and another imports. Pitfall: it is untrusted, so no account,
// id or right in it may have an effect here.
import * as z from 'zod';
import { Refusal } from '@/domain/Refusal';
import { LargeJsonProblem, readLargeJson } from './readLargeJson';
import {
  daySchema,
  findStray,
  limitedText,
  momentSchema,
  observationSchema,
  REVIEW_MAX,
  reviewParts,
} from './reviewParts';

const MAX = { projects: 200, decisions: 50_000, auditLog: 100_000 } as const;

const evidence = z.object({
  dataVersion: limitedText(500),
  audience: limitedText(2_000),
  audienceName: limitedText(500),
  linePercent: z.number().min(0).max(100),
  supportedShare: z.number(),
  partialShare: z.number(),
  unsupportedShare: z.number(),
  unknownShare: z.number(),
  baseline: limitedText(20).nullable(),
  isDiscouraged: z.boolean(),
  blockers: z.array(z.object({ release: limitedText(200), share: z.number() })).max(50),
  day: daySchema,
});

const decision = z.object({
  project_id: limitedText(100),
  subject: limitedText(4_000).regex(/^(?:feature|key|set):[^\s:]+$/),
  version: z.int().min(1).max(1_000_000),
  state: z.enum(['PROPOSED', 'ADOPTED', 'ADOPTED_WITH_FALLBACK', 'WAITING', 'DECLINED']),
  rationale: limitedText(10_000),
  fallback: limitedText(5_000).nullable(),
  author: limitedText(200),
  owner_id: limitedText(100).nullable(),
  review_on: daySchema.nullable(),
  ask_at_percent: z.number().gt(0).max(100).nullish(),
  ask_when_shipped: limitedText(100).nullish(),
  evidence,
  decided_at: momentSchema,
  /** Files of before have neither: then the newest is in force. */
  is_current: z.union([z.literal(0), z.literal(1)]).optional(),
  withdrawn_at: momentSchema.nullish(),
});

/** The parts that files from before reviews have as well. */
const first = z.object({
  format: z.literal('plimsoll-workspace'),
  version: z.literal(1),
  workspace: z.object({ name: limitedText(80) }),
  members: z
    .array(z.object({ id: limitedText(100), name: limitedText(200), email: limitedText(254) }))
    .max(10_000),
  tokens: z.array(z.object({ id: limitedText(100), name: limitedText(200) })).max(10_000),
  projects: z
    .array(
      z.object({
        id: limitedText(100),
        slug: limitedText(40),
        name: limitedText(80),
        audience: limitedText(2_000),
        line_percent: z.number().gt(0).max(100),
        created_at: momentSchema,
        archived_at: momentSchema.nullish(),
      }),
    )
    .max(MAX.projects),
  decisions: z.array(decision).max(MAX.decisions),
  auditLog: z
    .array(
      z.object({
        at: momentSchema,
        actor: limitedText(200),
        action: limitedText(60),
        subject: limitedText(1_000),
      }),
    )
    .max(MAX.auditLog),
});

const file = first.extend({
  version: z.literal(2),
  workspace: z.object({ name: limitedText(80), slug: limitedText(40) }),
  decisions: z
    .array(
      decision.extend({
        id: limitedText(100),
        evidence: evidence.extend({ observation: observationSchema.optional() }),
      }),
    )
    .max(MAX.decisions),
  ...reviewParts,
});

export type WorkspaceFile = z.infer<typeof file>;

/** Characters at the beginning that name the format. */
const HEAD = 1_000;
/** Elements of a list that are checked in one turn. */
const CHECKED = 200;

const endTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Reads and checks the file in many turns of the event loop, because it may have 30 MB.
 * @throws Refusal TEXT_INVALID, with the first place that is wrong
 */
export async function parseWorkspaceFile(
  source: string,
  rest: () => Promise<void> = endTurn,
): Promise<WorkspaceFile> {
  if (!source.slice(0, HEAD).includes('"plimsoll-workspace"'))
    throw notImportable('Its part “format” is not as an export has it, or it is not JSON.');
  const json = await readLargeJson(source, { most: mostOf, rest }).catch((cause: unknown) => {
    throw cause instanceof LargeJsonProblem
      ? notImportable('It is not JSON, was cut off, or has more than an export.')
      : cause;
  });
  refuseNewer(json);
  const data = await checkInPieces(isFirst(json) ? first : file, json, rest);
  const newest = data.version === 1 ? upgrade(data) : data;
  checkReferences(newest);
  await rest();
  return newest;
}

/** Longer lists are in no export. Parts that are not imported are bounded as well. */
const mostOf = (part: string): number =>
  ({ ...MAX, ...REVIEW_MAX } as Readonly<Record<string, number>>)[part] ?? 100_000;

/** Everything but long lists first, then those piece by piece. */
async function checkInPieces<Shape extends typeof first | typeof file>(
  schema: Shape,
  json: Readonly<Record<string, unknown>>,
  rest: () => Promise<void>,
): Promise<z.infer<Shape>> {
  const lists = Object.entries(json).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[0] in schema.shape,
  );
  const empty = { ...json, ...Object.fromEntries(lists.map(([name]) => [name, []])) };
  const whole = check(schema, empty) as Record<string, unknown>;
  for (const [name, list] of lists) {
    const checked: unknown[] = [];
    for (let start = 0; start < list.length; start += CHECKED) {
      const piece = { ...empty, [name]: list.slice(start, start + CHECKED) };
      const found = check(schema, piece, { name, start }) as Record<string, unknown[]>;
      for (const one of found[name]!) checked.push(one);
      await rest();
    }
    whole[name] = checked;
  }
  return whole as z.infer<Shape>;
}

function check(
  schema: typeof first | typeof file,
  json: unknown,
  piece?: { readonly name: string; readonly start: number },
): unknown {
  const { success, data, error } = schema.safeParse(json);
  if (success) return data;
  const [part, index, ...others] = error.issues[0]?.path ?? [];
  const at =
    part === piece?.name && typeof index === 'number' ? index + (piece?.start ?? 0) : index;
  const place = [part, at, ...others].filter((one) => one !== undefined).join('.') || 'the whole';
  throw notImportable(`Its part “${place}” is not as an export has it.`);
}

/**
 * Such a file lacks what confirmed decisions are compared with, so that nothing is kept of what any
 * was compared with: the first evaluation here begins with the data of then, and opens no review.
 */
const upgrade = (old: z.infer<typeof first>): WorkspaceFile => ({
  ...old,
  version: 2,
  workspace: { ...old.workspace, slug: '' },
  decisions: old.decisions.map((one, index) => ({ ...one, id: String(index) })),
  ...{ reviews: [], standings: [], snapshots: [], evaluations: [], inbox: [] },
});

const isFirst = (json: unknown): boolean =>
  (json as { readonly version?: unknown } | null)?.version === 1;

function refuseNewer(json: unknown): void {
  const { format, version } = (json ?? {}) as {
    readonly format?: unknown;
    readonly version?: unknown;
  };
  if (format === 'plimsoll-workspace' && typeof version === 'number' && version > 2)
    throw new Refusal(
      'TEXT_INVALID',
      `This file cannot be imported. Its part “version” is ${version}, and this server reads versions 1 and 2. Update Plimsoll here, then import the file again.`,
      { path: ['file'] },
    );
}

/** Each decision belongs to a project of the file, and no version of one occurs twice. */
function checkReferences(file: WorkspaceFile): void {
  const { projects, decisions } = file;
  const ids = new Set(projects.map(({ id }) => id));
  const slugs = new Set(projects.map(({ slug }) => slug));
  if (ids.size < projects.length || slugs.size < projects.length)
    throw notImportable('A project occurs twice in it.');
  checkDecisions(decisions, ids);
  const decisionIds = new Set(decisions.map(({ id }) => id));
  const stray =
    decisionIds.size < decisions.length
      ? 'decisions'
      : findStray(file, { decisionIds, projectIds: ids });
  if (stray !== undefined)
    throw notImportable(`Its part “${stray}” belongs to nothing in it, or occurs twice.`);
}

function checkDecisions(
  decisions: WorkspaceFile['decisions'],
  projectIds: ReadonlySet<string>,
): void {
  const seen = new Set<string>();
  const inForce = new Set<string>();
  decisions.forEach(({ project_id, subject, version, is_current }, index) => {
    const key = JSON.stringify([project_id, subject, version]);
    if (!projectIds.has(project_id) || seen.has(key))
      throw notImportable(`Its part “decisions.${index}” belongs to no project, or occurs twice.`);
    seen.add(key);
    const place = JSON.stringify([project_id, subject]);
    if (is_current === 1 && inForce.has(place))
      throw notImportable(`Its part “decisions.${index}” is the second in force on its subject.`);
    if (is_current === 1) inForce.add(place);
  });
}

const notImportable = (why: string): Refusal =>
  new Refusal(
    'TEXT_INVALID',
    `This file cannot be imported. ${why} Choose a file from “Export everything” of a workspace’s settings.`,
    { path: ['file'] },
  );
