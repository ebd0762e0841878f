import type { Audience } from '@/domain/Audience';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { createContext } from '@/server/model/features/RequestContext';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { evaluateWatches } from '@/server/teams/watches/evaluateWatches';
import type { WatchEnvelope } from '@/server/teams/watches/WatchEnvelope';
import { createWatch } from '@/server/teams/watches/watches';
import type { Access } from '@/server/teams/workspaces/Access';
import { audienceSnapshot } from '@/server/teams/workspaces/audienceSnapshots';
import { Counterfactual } from '@/server/teams/workspaces/Counterfactual';
import { referTo } from '@/server/teams/workspaces/Observation';
import { reasonSentence } from '@/server/teams/workspaces/reasonSentence';
import { findSubject } from '@/server/teams/workspaces/Subject';
import { aTeam } from '../../../support/aTeam';
import { earlierCatalogue } from '../../../support/olderCatalogues';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const today = '2026-11-21';
const [earlier, now] = [earlierCatalogue('oldest'), loadCatalogue()];

const usableIn = (catalogue: Catalogue, slug: string, audience: Audience): number => {
  const shares = getFeatureCoverage(catalogue, catalogue.featureBySlug(slug)!, audience);
  return shares.supportedShare + shares.partialShare;
};

describe('why a watched line was crossed', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    let access: Access;

    beforeEach(async () => {
      const connection = opened.database.connection();
      for (const table of ['watch_events', 'watches'] as const)
        await connection.deleteFrom(table).execute();
      const team = await aTeam();
      access = {
        workspaceId: team.workspaceId.slice('workspace:'.length),
        viewer: team.owner,
        actor: 'OWNER',
      };
    });

    const watch = (slug: string, linePercent: number): Promise<WatchRow> =>
      createWatch(
        opened.database,
        access,
        {
          ...{ subject: { feature: slug }, triggers: ['COVERAGE_CROSSED'], audience: 'world' },
          ...{ linePercent, channelIds: [], cadence: 'WEEKLY' },
        },
        { context: createContext(earlier, { today }) },
      );

    async function evaluateTwice(): Promise<readonly WatchEnvelope[]> {
      for (const version of ['v2', 'v3'])
        await evaluateWatches(opened.database, {
          context: createContext(now, { today }),
          ...{ version, now: Date.parse(today), origin: 'https://plimsoll.example' },
        });
      const rows = await opened.database
        .connection()
        .selectFrom('watch_events')
        .select('envelope')
        .execute();
      return rows.map(({ envelope }) => JSON.parse(envelope) as WatchEnvelope);
    }

    it('is what a review and the page of changes name, in the same words', async () => {
      const then = audienceByKey(earlier, 'world');
      const people = audienceByKey(now, 'world');
      const crossing = now.features.flatMap(({ slug }) => {
        if (!earlier.featureBySlug(slug)) return [];
        const shares = [usableIn(earlier, slug, then), usableIn(now, slug, people)] as const;
        return shares[1] - shares[0] > 0.012 ? [{ slug, shares }] : [];
      });
      const lines = new Map(
        crossing
          .slice(0, 6)
          .map(({ slug, shares: [, after] }) => [slug, Math.floor(after * 1_000) / 10] as const),
      );
      for (const [slug, line] of lines) await watch(slug, line);
      const events = await evaluateTwice();

      expect(lines.size).toBeGreaterThan(2);
      expect(events.map(({ subject }) => subject).sort()).toEqual([...lines.keys()].sort());
      const { id, weights } = audienceSnapshot(earlier, then);
      const explained = new Counterfactual(now, people, new Map([[id, weights]]));
      for (const { subject: slug, cause, parts, before, after, text } of events) {
        const [old, subject] = [earlier, now].map((catalogue) =>
          findSubject(catalogue, `feature:${slug}`)!,
        );
        const known = explained.findCauses(
          subject!,
          referTo({ catalogue: earlier, today, audience: then }, old!),
          referTo({ catalogue: now, today, audience: people }, subject!),
        );

        expect(cause).toBe(known[0]!.cause);
        expect(parts!.map((part) => [part.cause, part.share.toFixed(6)])).toEqual(
          known.map((part) => [part.cause, part.share.toFixed(6)]),
        );
        expect(text).toContain(reasonSentence(known, Number(after) - Number(before)));
      }
    });

    it('is left out where the people of then are not known', async () => {
      const slug = 'color-mix-variadic';
      const after = usableIn(now, slug, audienceByKey(now, 'world'));
      await watch(slug, Math.floor(after * 1_000) / 10);
      await opened.database.connection().deleteFrom('audience_snapshots').execute();
      const events = await evaluateTwice();

      expect(events).toHaveLength(1);
      expect(events[0]).not.toHaveProperty('parts');
      expect(events[0]).not.toHaveProperty('cause');
    });
  });
});
