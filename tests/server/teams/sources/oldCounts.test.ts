import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { pullSource } from '@/server/teams/sources/pullSource';
import { changeAs } from '../../../support/askAs';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const NOW = Date.parse('2026-11-29T10:00:00Z');
const TABLES = ['beacon_counts', 'beacon_agent_counts'] as const;

const dayBefore = (days: number): string =>
  new Date(NOW - days * 86_400_000).toISOString().slice(0, 10);

describe('the daily counts of a measured site', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);

    it('are forgotten after thirteen weeks, and those of other sites stay', async () => {
      const team = await aTeam();
      const addSite = async (name: string): Promise<string> => {
        const draft = { workspaceId: team.workspaceId, name, kind: 'BEACON' };
        const made = await changeAs(team.owner, 'createAudienceSource', draft, 'source { id }');
        return (made.source as { id: string }).id.slice('source:'.length);
      };
      const [renewed, other] = [await addSite('Shop'), await addSite('Blog')];
      const version = loadPresenceTable().asked.c.at(-1)!;
      const rows = [renewed, other].flatMap((source_id) =>
        [1, 91, 92, 400].map((days) => ({
          ...{ source_id, day: dayBefore(days), engine: 'c', class: version, device: 'd' },
          visits: 20,
        })),
      );
      for (const table of TABLES)
        await opened.database.connection().insertInto(table).values(rows).execute();
      const settings = { catalogue: loadCatalogue(), allowed: [], now: NOW };
      await pullSource(opened.database, renewed, settings);

      const daysOf = async (table: (typeof TABLES)[number], id: string): Promise<string[]> => {
        const found = opened.database.connection().selectFrom(table).select('day');
        const kept = await found.where('source_id', '=', id).orderBy('day', 'desc').execute();
        return kept.map(({ day }) => day);
      };
      for (const table of TABLES) {
        expect(await daysOf(table, renewed)).toEqual([1, 91].map(dayBefore));
        expect(await daysOf(table, other)).toEqual([1, 91, 92, 400].map(dayBefore));
      }
    });
  });
});
