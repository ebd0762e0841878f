// Turns counts from a program into a revision: a table as products export it, or releases with
// their weights. As with a pull, only shares are stored.
import * as z from 'zod';
import { Refusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Viewer } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import type { AudienceRevisionRow } from '@/server/platform/database/SourceTables';
import {
  type Access,
  allows,
  findAccess,
  notFound,
  onlyProject,
} from '@/server/teams/workspaces/Access';
import { addRevision } from './addRevision';
import { countParts, countTable } from './countVisitors';
import { evaluateRevisionLater } from './pullSource';

const DAY = z.iso.date();
const WEIGHT = z.number().min(0).max(Number.MAX_SAFE_INTEGER);
const NAME = z.string().min(1).max(120);

const BODY = z.strictObject({
  from: DAY,
  to: DAY,
  browsers: z
    .array(
      z.strictObject({
        slug: NAME,
        versions: z.array(z.string().max(40)).max(3_000),
        weights: z.array(WEIGHT).max(3_000),
      }),
    )
    .max(100),
  unmapped: z
    .array(z.strictObject({ name: NAME, weight: WEIGHT }))
    .max(300)
    .default([]),
});

export interface Pushed {
  /** Its random part: `custom:<id>`. */
  readonly audienceId: string;
  readonly type: string;
  readonly body: string;
  /** The days a table was counted on, which it does not say itself. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Taken {
  /** Undefined if the counts are those of the newest revision. */
  readonly revision: AudienceRevisionRow | undefined;
}

/**
 * @throws Refusal NOT_FOUND for an audience that is not one of the asker's or is pulled, FORBIDDEN,
 *   AUDIENCE_DRAFT_INVALID
 */
export async function pushRevision(
  database: Database,
  viewer: Viewer,
  pushed: Pushed,
  { catalogue, now = Date.now() }: { readonly catalogue: Catalogue; readonly now?: number },
): Promise<Taken> {
  const source = await database
    .connection()
    .selectFrom('audience_sources')
    .selectAll()
    .where('audience_id', '=', pushed.audienceId)
    .where('kind', '=', 'PUSH')
    .executeTakeFirst();
  const access = await findAccess(database, viewer, source?.workspace_id ?? '');
  if (!source || !access) throw notFound('audience');
  requireWriting(access);
  const counted = readBody(catalogue, pushed, now);
  const revision = await database.inTransaction(async () => {
    const row = await addRevision(database, source, counted, now);
    if (row) await evaluateRevisionLater(database, row.id, row.audience_id);
    return row;
  });
  return { revision };
}

function requireWriting(access: Access): void {
  const mayWrite = access.actor === 'TOKEN_WRITE' || allows(access, 'editProjects');
  if (mayWrite && onlyProject(access) === undefined) return;
  throw new Refusal(
    'FORBIDDEN',
    'Syncing an audience needs a token that may write. An admin of the workspace can make one.',
  );
}

function readBody(catalogue: Catalogue, { type, body, from, to }: Pushed, now: number) {
  if (!/^application\/json\b/.test(type)) {
    const today = new Date(now).toISOString().slice(0, 10);
    const days = z.object({ from: DAY.default(today), to: DAY.default(today) });
    return { recipe: countTable(catalogue, body), ...checkDays(parse(days, { from, to })) };
  }
  const { browsers, unmapped, ...days } = parse(BODY, parseJson(body));
  const part = { weight: 1, browsers, unmapped };
  return { recipe: countParts(catalogue, [part]), ...checkDays(days) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody('The body is not JSON. A table is sent as text/csv.');
  }
}

function parse<Type>(schema: z.ZodType<Type>, value: unknown): Type {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  const place = issue && issue.path.length > 0 ? ` at ${issue.path.join('.').slice(0, 100)}` : '';
  throw invalidBody(`The body is not as it should be${place}: ${issue?.message ?? ''}.`);
}

function checkDays(days: { readonly from: string; readonly to: string }) {
  if (days.from > days.to) throw invalidBody('`from` is after `to`.');
  return days;
}

const invalidBody = (sentence: string): Refusal => new Refusal('AUDIENCE_DRAFT_INVALID', sentence);
