import { randomBytes } from 'node:crypto';
import type { Refusal } from '@/domain/Refusal';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { endUnusedAudiences } from '@/server/model/audiences/endUnusedAudiences';
import { findOwnAudiences, UNUSED_DAYS } from '@/server/model/audiences/ownAudiences';
import type { DatabaseHealth } from '@/server/platform/database/databaseHealth';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { perProcess } from '@/server/platform/memory/perProcess';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const catalogue = loadCatalogue();
const DAY_MS = 86_400_000;

describe('ownAudiences', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);

    async function anAudience(usedAt = Date.now()): Promise<string> {
      const id = randomBytes(16).toString('base64url');
      await opened.database
        .connection()
        .insertInto('audiences')
        .values({
          id,
          name: 'Ours',
          recipe: '{"parts":[{"share":1,"key":"world"}]}',
          token_hash: '',
          created_at: usedAt,
          used_at: usedAt,
          deleted_at: null,
        })
        .execute();
      return id;
    }

    const find = async (id: string) =>
      (await findOwnAudiences(openDatabase, catalogue, `custom:${id}`)).get(id);

    async function recipeOf(id: string): Promise<string | null> {
      const row = await opened.database
        .connection()
        .selectFrom('audiences')
        .select('recipe')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.recipe;
    }

    it('ends audiences unused for 90 days, a week after noticing, and says so', async () => {
      const now = Date.now();
      const id = await anAudience(now - (UNUSED_DAYS + 1) * DAY_MS);
      await endUnusedAudiences(opened.database, now - 7 * DAY_MS);
      expect(await recipeOf(id)).not.toBeNull();
      await endUnusedAudiences(opened.database, now);

      expect(await recipeOf(id)).toBeNull();
      expect(await find(id)).toMatchObject({
        code: 'AUDIENCE_GONE',
        message: expect.stringContaining('after 90 days without use') as string,
      });
    });

    it('erases nothing and locks nobody out while a clock is wrong', async () => {
      const now = Date.now();
      const id = await anAudience(now - DAY_MS);
      for (const days of [91, 400, 0, 91])
        await endUnusedAudiences(opened.database, now + days * DAY_MS);
      expect(await find(id)).toMatchObject({ key: `custom:${id}` });
      await endUnusedAudiences(opened.database, now + DAY_MS);

      expect(await recipeOf(id)).not.toBeNull();
    });

    it('answers from memory while the database is away, or says that it is away', async () => {
      const [known, other] = [await anAudience(), await anAudience()];
      await find(known);
      const memory = perProcess('databaseHealth', (): { latest?: DatabaseHealth } => ({}));
      memory.latest = { isAvailable: false, reason: 'it does not answer', since: 0 };
      try {
        expect(await find(known)).toMatchObject({ key: `custom:${known}` });
        expect(await find(other)).toMatchObject({
          code: 'AUDIENCE_UNAVAILABLE',
          message: expect.stringContaining('It is not lost') as string,
        });
      } finally {
        delete memory.latest;
      }
      expect(await find(other)).toMatchObject({ key: `custom:${other}` });
    });

    it('is looked up with few others, even if a text names thousands', async () => {
      const ids = Array.from(
        { length: 3_000 },
        (_, index) => `custom:${String(index).padStart(22, 'x')}`,
      );
      const own = await findOwnAudiences(openDatabase, catalogue, ids.join(' '));
      const codes = [...own.values()].map((answer) => (answer as Refusal).code);

      expect(codes.filter((code) => code === 'AUDIENCE_UNKNOWN')).toHaveLength(20);
      expect(codes.filter((code) => code === 'ARGUMENT_INVALID')).toHaveLength(2_980);
    });
  });
});
