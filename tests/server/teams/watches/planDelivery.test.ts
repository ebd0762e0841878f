import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { pastShares } from '@/server/model/forecast/coverageHistory';
import type { ChannelRow, WatchRow } from '@/server/platform/database/WatchTables';
import { claimJobs, finishJob } from '@/server/platform/jobs/claimJobs';
import { createChannel } from '@/server/teams/watches/channels';
import {
  addDelivery,
  listDeliveries,
  planDelivery,
  resendDelivery,
  SEND_JOB,
} from '@/server/teams/watches/deliveries';
import { replayHistory } from '@/server/teams/watches/previewWatch';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const DAY = 86_400_000;
const WEDNESDAY = Date.parse('2026-11-18T12:00:00Z');

describe('the next message of a channel', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    let channel: ChannelRow;

    beforeEach(async () => {
      const team = await aTeam();
      const access = {
        workspaceId: team.workspaceId.slice('workspace:'.length),
        viewer: team.owner,
        actor: 'OWNER',
      } as const;
      const draft = { kind: 'WEBHOOK', name: 'Hook', url: 'https://example.org/hook' } as const;
      ({ row: channel } = await createChannel(opened.database, access, draft, { allowed: [] }));
    });

    const plan = (cadence: WatchRow['cadence'], now: number) =>
      planDelivery(opened.database, { channel, cadence, eventIds: [], now });
    const planned = async () =>
      (await listDeliveries(opened.database, channel.id, 100))
        .map(({ send_at }) => new Date(Number(send_at)).toISOString())
        .toReversed();

    it('waits for Monday, and takes along what comes until then', async () => {
      for (const later of [0, 1, 2]) await plan('WEEKLY', WEDNESDAY + later * DAY);

      expect(await planned()).toEqual(['2026-11-23T09:00:00.000Z']);
    });

    it('does not keep what is urgent waiting for Monday', async () => {
      await plan('WEEKLY', WEDNESDAY);
      await plan('IMMEDIATE', WEDNESDAY + DAY);

      expect(await planned()).toEqual(['2026-11-19T12:00:00.000Z', '2026-11-23T09:00:00.000Z']);
    });

    it('comes at least a day after the one before, urgent or not', async () => {
      await plan('WEEKLY', WEDNESDAY);
      await plan('IMMEDIATE', WEDNESDAY);
      await plan('IMMEDIATE', WEDNESDAY + DAY / 2);
      await plan('IMMEDIATE', Date.parse('2026-11-22T12:00:00Z'));

      expect(await planned()).toEqual([
        '2026-11-18T12:00:00.000Z',
        '2026-11-19T12:00:00.000Z',
        '2026-11-23T09:00:00.000Z',
      ]);
    });

    it('is no digest that nothing changed any more once something did', async () => {
      const digest = { channel, sendAt: WEDNESDAY + DAY / 2, now: WEDNESDAY, isDigest: true };
      const { id } = await addDelivery(opened.database, digest);
      await plan('IMMEDIATE', WEDNESDAY);

      expect(await listDeliveries(opened.database, channel.id, 5)).toMatchObject([
        { id, is_digest: 0 },
      ]);
    });

    it('is sent again though the job that has just sent it is not over', async () => {
      const { database } = opened;
      const { id } = await addDelivery(database, { channel, sendAt: 0, now: 0 });
      await database
        .connection()
        .updateTable('deliveries')
        .set({ state: 'DELIVERED' })
        .where('id', '=', id)
        .execute();
      const claim = { holder: 'this', limit: 50, leaseMs: 60_000, kinds: [SEND_JOB] };
      const jobs = await claimJobs(database, claim);
      await resendDelivery(database, { id });
      for (const job of jobs) await finishJob(database, job);

      expect(await claimJobs(database, claim)).toMatchObject([
        { payload: JSON.stringify({ deliveryId: id }) },
      ]);
    });

    it('comes at most once a week of 32 usage tables that come a day apart', async () => {
      const catalogue = loadCatalogue();
      const tables = pastShares(catalogue, audienceByKey(catalogue, 'world'))!.map(
        ({ supported, partial, possible }, day) => ({
          on: new Date(WEDNESDAY + day * DAY).toISOString(),
          supported,
          partial,
          possible,
        }),
      );
      const triggers = ['COVERAGE_CROSSED'] as const;
      const setting = { audienceName: 'World', linePercent: 95, triggers };
      const days = new Set(
        catalogue.features.flatMap((one) =>
          replayHistory(one, tables, setting).map(({ on }) => on),
        ),
      );
      for (const day of [...days].sort()) await plan('WEEKLY', Date.parse(day));

      expect(days.size).toBeGreaterThan(10);
      const weeks = (await planned()).map((at) => Math.floor((Date.parse(at) + 3 * DAY) / 7 / DAY));
      expect(weeks.length).toBeGreaterThan(2);
      expect(new Set(weeks).size).toBe(weeks.length);
    });
  });
});
