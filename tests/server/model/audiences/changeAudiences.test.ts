import type { Audience } from '@/domain/Audience';
import { Refusal } from '@/domain/Refusal';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import {
  createAudience,
  deleteAudience,
  renameAudience,
} from '@/server/model/audiences/changeAudiences';
import type { AudienceDraft } from '@/server/model/audiences/checkRecipe';
import { ownAudienceId } from '@/server/model/audiences/ownAudienceId';
import { findOwnAudiences, UNUSED_DAYS } from '@/server/model/audiences/ownAudiences';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const catalogue = loadCatalogue();

const TOKEN = 'a-secret-of-one-browser-that-nobody-else-knows';
const DAY_MS = 86_400_000;

const counted = {
  name: '  Our   visitors ',
  parts: [
    {
      weight: 1,
      browsers: [
        { slug: 'chrome', versions: ['141', '140'], weights: [600, 200] },
        { slug: 'safari_ios', versions: ['18.6', '99.9'], weights: [150, 20] },
      ],
      unmapped: [{ name: 'Opera Mini', weight: 30 }],
    },
  ],
};

const unitOf = (slug: string, version: string): number => {
  return catalogue.releaseByVersion(catalogue.browserBySlug(slug)!, version)!.unit;
};

async function found(key: string): Promise<Audience | Error> {
  return (await findOwnAudiences(openDatabase, catalogue, `{"audience":"${key}"}`)).get(
    ownAudienceId(key)!,
  )!;
}

describe('changeAudiences', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);

    const create = (draft: AudienceDraft, options?: { readonly admit: () => void }) =>
      createAudience(opened.database, catalogue, draft, TOKEN, options);

    it('stores counts as shares, and keeps unknown releases by name', async () => {
      const made = await create(counted);
      const audience = (await found(made.key)) as Audience;

      expect(made.key).toMatch(/^custom:[\w-]{22}$/);
      expect(audience).toMatchObject({
        key: made.key,
        name: 'Our visitors',
        kind: 'CUSTOM',
        isAndroidEstimated: false,
      });
      expect(audience.weights[unitOf('chrome', '141')]).toBeCloseTo(0.6, 12);
      expect(audience.trackedShare).toBeCloseTo(0.95, 12);
      expect(audience.unmapped).toEqual([
        { name: 'Opera Mini', share: 0.03 },
        { name: 'Safari on iOS 99.9', share: 0.02 },
      ]);
    });

    it('returns the same object again, so that cached sums stay valid', async () => {
      const { key } = await create(counted);

      expect(await found(key)).toBe(await found(key));
    });

    it('blends audiences by their shares', async () => {
      const { key } = await create({
        name: 'EU and JP',
        parts: [
          { weight: 60, key: 'continent:eu' },
          { weight: 40, key: 'region:JP' },
        ],
      });
      const blend = (await found(key)) as Audience;
      const [europe, japan] = [
        audienceByKey(catalogue, 'continent:eu'),
        audienceByKey(catalogue, 'region:JP'),
      ];
      const unit = unitOf('safari_ios', '18.6');

      expect(blend.weights[unit]).toBeCloseTo(
        0.6 * europe.weights[unit]! + 0.4 * japan.weights[unit]!,
        12,
      );
      expect(
        blend.trackedShare + blend.unmapped.reduce((sum, { share }) => sum + share, 0),
      ).toBeCloseTo(
        0.6 * (europe.trackedShare + europe.unmapped.reduce((sum, { share }) => sum + share, 0)) +
          0.4 * (japan.trackedShare + japan.unmapped.reduce((sum, { share }) => sum + share, 0)),
        9,
      );
      expect(blend.sourceNote).toContain('Europe');
    });

    it('never updates as a blend of fixed lists, unlike one with people in it', async () => {
      const list = { weight: 1, key: 'browserslist:chrome 120, ios_saf 15.4' };
      const blend = (key: string) => create({ name: 'Blend', parts: [list, { weight: 1, key }] });

      expect((await blend('baseline:2023')).isFixed).toBe(true);
      expect((await blend('region:DE')).isFixed).toBe(false);
    });

    it('copies an own audience into a blend, so that the blend outlives it', async () => {
      const { key } = await create(counted);
      const blend = await create({
        name: 'Half',
        parts: [
          { weight: 1, key },
          { weight: 1, key: 'world' },
        ],
      });
      await deleteAudience(opened.database, catalogue, key, TOKEN);

      expect(((await found(blend.key)) as Audience).weights[unitOf('chrome', '141')]).toBeCloseTo(
        0.3 + audienceByKey(catalogue, 'world').weights[unitOf('chrome', '141')]! / 2,
        12,
      );
    });

    it('is bounded as a whole, with the parts of its parts', async () => {
      const versions = Array.from({ length: 2_000 }, (_, index) => `${index}.7`);
      const weights = versions.map(() => 1);
      const large = {
        name: 'Large',
        parts: [{ weight: 1, browsers: [{ slug: 'chrome', versions, weights }] }],
      };
      const keys = [(await create(large)).key, (await create(large)).key];
      const blend = { name: 'Both', parts: keys.map((key) => ({ weight: 1, key })) };

      await expect(create(blend)).rejects.toMatchObject({
        code: 'AUDIENCE_DRAFT_INVALID',
        message: expect.stringMatching(
          /3000 releases in all its parts; this one has 4000/,
        ) as string,
      });
    });

    it('names at most 300 unknown things, and sums up the smallest', async () => {
      const unmapped = (prefix: string) =>
        Array.from({ length: 300 }, (_, index) => ({
          name: `${prefix} ${index}`,
          weight: index + 1,
        }));
      const { unmapped: named } = await create({
        name: 'Unknown',
        parts: ['a', 'b'].map((prefix) => ({ weight: 1, unmapped: unmapped(prefix) })),
      });

      expect(named).toHaveLength(301);
      expect(named.at(-1)!.name).toBe('300 others');
      expect(named.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    });

    it('is refused to clients over their limit, which counts only valid drafts', async () => {
      const admit = jest.fn(() => {
        throw new Refusal('AUDIENCE_LIMIT', 'Enough.');
      });

      await expect(create({ ...counted, name: '' }, { admit })).rejects.toMatchObject({
        code: 'AUDIENCE_DRAFT_INVALID',
      });
      expect(admit).not.toHaveBeenCalled();
      await expect(create(counted, { admit })).rejects.toThrow('Enough.');
    });

    it('is renamed by who knows the secret, under the same key', async () => {
      const { key } = await create(counted);
      await found(key);
      await expect(
        renameAudience(opened.database, catalogue, key, `${TOKEN}-not`, 'Theirs'),
      ).rejects.toMatchObject({
        code: 'AUDIENCE_NOT_YOURS',
      });
      await expect(
        renameAudience(opened.database, catalogue, key, TOKEN, ' '),
      ).rejects.toMatchObject({
        code: 'AUDIENCE_DRAFT_INVALID',
      });
      expect(
        await renameAudience(opened.database, catalogue, key, TOKEN, '  Our   shop '),
      ).toMatchObject({
        key,
        name: 'Our shop',
      });
      expect(await found(key)).toMatchObject({ name: 'Our shop' });

      await deleteAudience(opened.database, catalogue, key, TOKEN);
      await expect(
        renameAudience(opened.database, catalogue, key, TOKEN, 'Again'),
      ).rejects.toMatchObject({
        code: 'AUDIENCE_GONE',
      });
    });

    it('is deleted by who knows the secret, and erased', async () => {
      const { key } = await create(counted);
      await found(key);
      await expect(
        deleteAudience(opened.database, catalogue, key, `${TOKEN}-not`),
      ).rejects.toMatchObject({
        code: 'AUDIENCE_NOT_YOURS',
      });
      expect(await found(key)).not.toBeInstanceOf(Error);
      await deleteAudience(opened.database, catalogue, key, TOKEN);
      await deleteAudience(opened.database, catalogue, key, TOKEN);

      expect(await found(key)).toMatchObject({
        code: 'AUDIENCE_GONE',
        message: expect.stringMatching(/was deleted by its owner on \d{4}-/) as string,
      });
      const row = await opened.database
        .connection()
        .selectFrom('audiences')
        .selectAll()
        .where('id', '=', ownAudienceId(key)!)
        .executeTakeFirstOrThrow();
      expect([row.name, row.recipe]).toEqual(['', null]);
      expect(row.token_hash).not.toContain(TOKEN);
    });

    it('lives on while it is used', async () => {
      const { key } = await create(counted);
      const id = ownAudienceId(key)!;
      await opened.database
        .connection()
        .updateTable('audiences')
        .set({ used_at: Date.now() - (UNUSED_DAYS - 1) * DAY_MS })
        .where('id', '=', id)
        .execute();
      await found(key);

      const { used_at } = await opened.database
        .connection()
        .selectFrom('audiences')
        .select('used_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(Date.now() - used_at).toBeLessThan(DAY_MS);
    });

    it('reports an unknown id', async () => {
      expect(await found('custom:AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({
        code: 'AUDIENCE_UNKNOWN',
        message: expect.stringContaining('There is no audience') as string,
      });
    });

    it.each([
      ['no name', { ...counted, name: '  ' }, 'needs a name'],
      ['no parts', { name: 'x', parts: [] }, 'at least one part'],
      [
        'weights that are negative',
        { name: 'x', parts: [{ weight: -1, key: 'world' }] },
        'must not be negative',
      ],
      ['weights that sum to 0', { name: 'x', parts: [{ weight: 0, key: 'world' }] }, 'sum to 0'],
      [
        'both a key and counts',
        { name: 'x', parts: [{ weight: 1, key: 'world', unmapped: [] }] },
        'either a `key`',
      ],
      [
        'versions without weights',
        {
          name: 'x',
          parts: [
            { weight: 1, browsers: [{ slug: 'chrome', versions: ['1', '2'], weights: [1] }] },
          ],
        },
        '2 versions but 1 weights',
      ],
      [
        'a key that is none',
        { name: 'x', parts: [{ weight: 1, key: 'region:XX' }] },
        'is not an audience',
      ],
    ])('refuses %s with a message', async (_, draft, words) => {
      await expect(create(draft)).rejects.toThrow(words);
    });
  });

  it('returns no promise for an operation without own audiences', () => {
    expect(findOwnAudiences(openDatabase, catalogue, '{"audience":"world"}')).not.toBeInstanceOf(
      Promise,
    );
  });
});
