import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Audience } from '@/domain/Audience';
import { isRefusal, Refusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Database } from '@/server/platform/database/Database';
import type { AudiencePart, AudienceRecipe } from './AudienceRecipe';
import {
  AUDIENCE_LIMITS,
  type AudienceDraft,
  checkName,
  checkRecipe,
  writeRecipe,
} from './checkRecipe';
import { mixAudience } from './mixAudience';
import { ownAudienceId } from './ownAudienceId';
import { findOwnAudiences, forgetOwnAudience, toRecipeFacts } from './ownAudiences';

/**
 * Anyone can create audiences without an account, so limit what one day can add to the database.
 */
const MAX_CREATED_A_DAY = 5_000;

const DAY_MS = 86_400_000;

/** At least as long as a UUID without hyphens. */
const TOKEN = /^[\w-]{32,128}$/;

interface CreateOptions {
  /** Milliseconds since 1970. */
  readonly now?: number;
  readonly admit?: () => void;
}

/**
 * Keeps an audience under a new id. `token` is a secret of the maker's browser: who knows it may
 * rename and delete the audience. An own audience as a part is copied, so that the new one does not end with
 * it. Throws `Refusal('AUDIENCE_DRAFT_INVALID')`, or `AUDIENCE_INVALID` for a part's key.
 * @param admit called once the draft is found right, before anything is written; it throws where
 *   this client has made enough
 */
export async function createAudience(
  database: Database,
  catalogue: Catalogue,
  draft: AudienceDraft,
  token: string,
  { now = Date.now(), admit = () => undefined }: CreateOptions = {},
): Promise<Audience> {
  if (!TOKEN.test(token))
    throw new Refusal(
      'AUDIENCE_DRAFT_INVALID',
      'The token must be 32 to 128 random letters, digits, “-” or “_”.',
    );
  const name = checkName(draft.name);
  const checked = checkRecipe(catalogue, draft);
  admit();
  const id = randomBytes(16).toString('base64url');

  return database.inTransaction(async () => {
    await refuseFlood(database, now);
    const recipe = await withoutOwnKeys(database, checked);
    const row = {
      id,
      name,
      recipe: writeRecipe(recipe),
      token_hash: hashToken(token),
      created_at: now,
      used_at: now,
      deleted_at: null,
    };
    const audience = mixAudience(catalogue, toRecipeFacts(id, row, now), recipe);
    await database.connection().insertInto('audiences').values(row).execute();
    return audience;
  });
}

/**
 * @returns the audience under its new name
 * @throws Refusal AUDIENCE_NOT_YOURS, AUDIENCE_GONE, AUDIENCE_DRAFT_INVALID
 */
export async function renameAudience(
  database: Database,
  catalogue: Catalogue,
  key: string,
  token: string,
  newName: string,
): Promise<Audience> {
  const name = checkName(newName);
  const id = await changeOwn(database, key, token, { name });
  forgetOwnAudience(catalogue, id);
  const openDatabase = () => Promise.resolve(database);
  const renamed = (await findOwnAudiences(openDatabase, catalogue, key)).get(id)!;
  if (isRefusal(renamed)) throw renamed;
  return renamed;
}

/**
 * Deletes the contents of an audience but keeps a record that it existed. Idempotent.
 * @throws Refusal AUDIENCE_NOT_YOURS
 */
export async function deleteAudience(
  database: Database,
  catalogue: Catalogue,
  key: string,
  token: string,
  now = Date.now(),
): Promise<void> {
  const id = await changeOwn(database, key, token, { recipe: null, name: '', deleted_at: now });
  forgetOwnAudience(catalogue, id);
}

/** Writes nothing to an audience that is deleted already. Returns its id. */
async function changeOwn(
  database: Database,
  key: string,
  token: string,
  change: { name: string; recipe?: null; deleted_at?: number },
): Promise<string> {
  const id = ownAudienceId(key);
  if (id === undefined) throw notYours();
  await database.inTransaction(async () => {
    const row = await database
      .connection()
      .selectFrom('audiences')
      .select('token_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row || !isEqual(row.token_hash, hashToken(token))) throw notYours();
    await database
      .connection()
      .updateTable('audiences')
      .set(change)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
  });
  return id;
}

function notYours(): Refusal {
  return new Refusal(
    'AUDIENCE_NOT_YOURS',
    'Only the browser that created an audience can rename or delete it.',
  );
}

async function withoutOwnKeys(
  database: Database,
  { parts }: AudienceRecipe,
): Promise<AudienceRecipe> {
  const flat: AudiencePart[] = [];
  for (const part of parts)
    flat.push(...('key' in part ? await copyParts(database, part.key, part.share) : [part]));
  const limit = AUDIENCE_LIMITS.parts * 3;
  if (flat.length > limit)
    throw new Refusal(
      'AUDIENCE_DRAFT_INVALID',
      `Including the parts of its parts, this audience has ${flat.length} parts; the limit is ${limit}.`,
    );
  return { parts: flat };
}

async function copyParts(
  database: Database,
  key: string,
  share: number,
): Promise<readonly AudiencePart[]> {
  const id = ownAudienceId(key);
  if (id === undefined) return [{ share, key }];
  const row = await database
    .connection()
    .selectFrom('audiences')
    .select('recipe')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.recipe == null)
    throw new Refusal(
      row ? 'AUDIENCE_GONE' : 'AUDIENCE_UNKNOWN',
      `There is no audience ${key}, so it cannot be part of another.`,
    );
  return (JSON.parse(row.recipe) as AudienceRecipe).parts.map((part) => ({
    ...part,
    share: part.share * share,
  }));
}

async function refuseFlood(database: Database, now: number): Promise<void> {
  const { count } = await database
    .connection()
    .selectFrom('audiences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', now - DAY_MS)
    // A wrong clock may have dated audiences into the future; they don't count for this day.
    .where('created_at', '<=', now + DAY_MS)
    .executeTakeFirstOrThrow();
  if (count >= MAX_CREATED_A_DAY)
    throw new Refusal(
      'AUDIENCE_LIMIT',
      'This server has reached its daily limit of new audiences. Try again tomorrow.',
    );
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
