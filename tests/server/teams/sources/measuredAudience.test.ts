import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createBeaconRoute } from '@/server/api/http/beaconRoute';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { createContext } from '@/server/model/features/RequestContext';
import { config } from '@/server/platform/config/config';
import type { RowValues, TableHead } from '@/server/platform/database/backup/BackupFile';
import { writeBackup } from '@/server/platform/database/backup/writeBackup';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { listBeaconSites, storeBeaconCounts } from '@/server/teams/sources/beaconCounts';
import { BeaconRollUp } from '@/server/teams/sources/BeaconRollUp';
import { classOfAgent } from '@/server/teams/sources/classOfAgent';
import { outputBeacons } from '@/server/teams/sources/outputBeacons';
import { pullSource } from '@/server/teams/sources/pullSource';
import { findAccess } from '@/server/teams/workspaces/Access';
import { exportWorkspace } from '@/server/teams/workspaces/exportWorkspace';
import { askAs, changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { seededRandom } from '../../../support/seededRandom';
import { withDatabase } from '../../../support/withDatabase';

/** Visits in these tests come from such addresses only. */
const ADDRESS_OF_VISITOR = /10\.(?:0|1|9)\.\d+\.\d+/;
/** Names a release that no browser of these tests has. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const DAY_MS = 86_400_000;
const ASK = `query ($slug: String!) { workspace(slug: $slug) { audienceSources {
  id name audienceKey error beacon { address integrity inlineSource visits agents { otherShare unreadShare differences { name agentShare } } }
} project(slug: "shop") { adoptedShares { supportedShare visitCount shareError } } } }`;

interface Asked {
  readonly workspace: {
    readonly audienceSources: readonly {
      readonly id: string;
      readonly audienceKey: string;
      readonly error: string | null;
      readonly beacon: {
        readonly address: string;
        readonly integrity: string;
        readonly inlineSource: string;
        readonly visits: number;
        readonly agents: object | null;
      };
    }[];
    readonly project: {
      readonly adoptedShares: {
        readonly supportedShare: number;
        readonly visitCount: number | null;
        readonly shareError: number | null;
      };
    };
  };
}

describe('an audience that its visitors’ browsers measure', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    const { asked } = loadPresenceTable();
    const chromium = asked.c.at(-5)!;
    const rollUp = new BeaconRollUp();
    const agents = new BeaconRollUp();
    const settings = { baseUrl: 'https://plimsoll.example', trustedProxies: 1 };
    const { answer } = createBeaconRoute({
      settings,
      count: (site, visit, userAgent) => {
        rollUp.add(site, visit);
        agents.add(site, classOfAgent(loadCatalogue(), userAgent));
        return Promise.resolve();
      },
    });
    const server = createServer((request, response) => void answer(request, response));
    let [team, address, sourceId] = [{} as Team, '', ''];

    const send = async (body: string, from: string, path = address): Promise<number> => {
      const { port } = server.address() as AddressInfo;
      const { status } = await fetch(`http://localhost:${port}${path}`, {
        method: 'POST',
        body,
        headers: { 'x-forwarded-for': from, 'user-agent': AGENT },
      });
      return status;
    };
    const store = (taken = rollUp.takeLast()): Promise<boolean> =>
      storeBeaconCounts(opened.database, { visits: taken, agents: agents.takeLast() });
    const ask = async () => (await askAs<Asked>(team.owner, ASK, { slug: team.slug })).workspace;
    const rows = () =>
      opened.database.connection().selectFrom('beacon_counts').selectAll().execute();

    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, resolve));
      team = await aTeam();
      const { source, problems } = await changeAs(
        team.owner,
        'createAudienceSource',
        { workspaceId: team.workspaceId, name: 'Our visitors', kind: 'BEACON' },
        'source { id beacon { address } }',
      );
      expect(problems).toEqual([]);
      const made = source as { id: string; beacon: { address: string } };
      address = new URL(made.beacon.address).pathname;
      sourceId = made.id.slice('source:'.length);
    });
    afterAll(() => server.close());

    it('counts visits and answers every beacon alike', async () => {
      const statuses = new Set<number>();
      for (let at = 0; at < 300; at++)
        statuses.add(await send(`1c${chromium}d`, `10.0.${at % 40}.7`));
      statuses.add(await send('nonsense', '10.1.0.1'));
      statuses.add(await send('x'.repeat(65), '10.1.0.2'));
      statuses.add(await send(`1c${chromium}d`, '10.1.0.3', '/m/nobodys-site'));
      await store();

      expect([...statuses]).toEqual([204]);
      expect((await rows()).map((row) => ({ ...row, visits: Number(row.visits) }))).toEqual([
        expect.objectContaining({ source_id: sourceId, engine: '', class: '', visits: 300 }),
        expect.objectContaining({ engine: 'c', class: chromium, device: 'd', visits: 300 }),
      ]);
    });

    it('adds up what several processes count', async () => {
      const taken = [new BeaconRollUp(), new BeaconRollUp()].map((other) => {
        for (let at = 0; at < 50; at++)
          other.add(address.slice(3), { engine: 'c', version: chromium, device: 'd' });
        return other.take();
      });
      await Promise.all(taken.map(store));

      expect((await rows()).map(({ visits }) => Number(visits))).toEqual([400, 400]);
    });

    it('bounds what one address can add', async () => {
      for (let at = 0; at < 400; at++) await send(`1c${chromium}d`, '10.9.9.9');

      const found = rollUp.take().get(address.slice(3))!.total;
      expect(found).toBeGreaterThanOrEqual(300);
      expect(found).toBeLessThan(340);
    });

    it('is a revision of yesterday’s visits, with the error of a share and its visits', async () => {
      const tomorrow = Date.now() + DAY_MS;
      await pullSource(opened.database, sourceId, {
        catalogue: loadCatalogue(),
        allowed: [],
        now: tomorrow,
      });
      const { audienceSources } = await ask();
      const key = audienceSources[0]!.audienceKey;
      const context = createContext(loadCatalogue(), { database: openDatabase });
      await context.loadAudiences([key]);
      const { weights, sourceNote } = context.audience(key);
      const chrome = loadCatalogue().browserBySlug('chrome')!;
      const release = loadCatalogue().releaseByVersion(chrome, chromium)!;

      expect(weights[release.unit]).toBeGreaterThan(0.5);
      expect(sourceNote).toContain('synced from its visitors’ browsers');

      await changeAs(team.owner, 'updateProject', {
        projectId: team.projectId,
        expectedVersion: 1,
        name: 'Shop',
        audience: key,
        linePercent: 95,
      });
      await changeAs(team.owner, 'recordDecision', {
        projectId: team.projectId,
        subject: { feature: 'grid' },
        state: 'ADOPTED',
        rationale: 'Everyone has it.',
      });
      const { project, audienceSources: after } = await ask();

      expect(project.adoptedShares.visitCount).toBe(400);
      // All have it; of 400 visits, those on the wrong side of a release are many.
      expect(project.adoptedShares.shareError!).toBeGreaterThan(0.04);
      expect(after[0]!.beacon.visits).toBe(400);
      // All 300 strings name another class than the browsers show; 100 more visits had no strings.
      // Forty of each process may be off by chance.
      const unsure = Math.min(1, (40 * config().workers) / 400);
      expect(after[0]!.beacon.agents).toMatchObject({
        otherShare: expect.closeTo(1 - unsure, 2) as number,
        unreadShare: 0,
      });
      expect(after[0]!.beacon.integrity).toMatch(/^sha384-[\w+/]{64}$/);
      expect(after[0]!.beacon.inlineSource).toMatch(/^'sha256-[\w+/]{43}='$/);
    });

    it('says why nobody was counted', async () => {
      const { source } = await changeAs(
        team.owner,
        'createAudienceSource',
        { workspaceId: team.workspaceId, name: 'Silent', kind: 'BEACON' },
        'source { id }',
      );
      const id = (source as { id: string }).id.slice('source:'.length);

      await expect(
        pullSource(opened.database, id, { catalogue: loadCatalogue(), allowed: [] }),
      ).rejects.toThrow(/Check that the pages load the script/);
      expect((await ask()).audienceSources.at(-1)!.error).toMatch(/^Fewer than 20 visitors/);
    });

    it('keeps nothing of visitors in any table but counts of 20 and more', async () => {
      const random = seededRandom(44);
      const other = new BeaconRollUp();
      for (let at = 0; at < 10_000; at++) {
        const engine = (['c', 'g', 'w'] as const)[Math.floor(random() ** 2 * 3)]!;
        const version = asked[engine].at(-1 - Math.floor(random() ** 3 * 20))!;
        other.add(address.slice(3), { engine, version, device: random() < 0.5 ? 'd' : 'm' });
        // A minute passes, a process ends: each writing is a snapshot that someone may subtract.
        if (at % 700 === 0) await store(other.take());
      }
      await store(other.takeLast());
      const found = await rows();

      expect(found.length).toBeGreaterThan(20);
      const ofAgents = await opened.database
        .connection()
        .selectFrom('beacon_agent_counts')
        .selectAll()
        .execute();
      expect(ofAgents.length).toBeGreaterThan(0);
      for (const { engine, visits } of [...found, ...ofAgents])
        expect(Number(visits)).toBeGreaterThanOrEqual(engine === '' ? 1 : 20);

      const tables = await opened.database.tables();
      for (const table of tables) {
        const text = JSON.stringify(
          await opened.database
            .connection()
            .selectFrom(table as 'audiences')
            .selectAll()
            .execute(),
        );
        expect(text).not.toMatch(ADDRESS_OF_VISITOR);
        expect(text).not.toMatch(/Chrome\/140/);
      }
    });

    it('keeps nothing of visitors in backups, exports and daily outputs but those counts', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'plimsoll-measured-'));
      const path = join(folder, 'backup.jsonl.gz');
      await writeBackup(opened.database, path);
      const backup = gunzipSync(readFileSync(path)).toString();
      rmSync(folder, { recursive: true });
      const access = await findAccess(
        opened.database,
        team.owner,
        team.workspaceId.slice('workspace:'.length),
      );
      const exported = JSON.stringify(await exportWorkspace(opened.database, access!));
      let output = '';
      await outputBeacons(opened.database, Date.now() + 2 * DAY_MS, (lines) => {
        output += lines;
        return Promise.resolve();
      });

      const lines = backup.split('\n');
      const at = lines.findIndex((line) => line.startsWith('{"table":"beacon_counts"'));
      const { columns } = JSON.parse(lines[at]!) as TableHead;
      const next = lines.findIndex((line, index) => index > at && line.startsWith('{'));
      const kept = lines.slice(at + 1, next).map((line) => JSON.parse(line) as RowValues);
      expect(kept).toHaveLength((await rows()).length);
      for (const row of kept)
        expect(Number(row[columns.indexOf('visits')])).toBeGreaterThanOrEqual(
          row[columns.indexOf('engine')] === '' ? 1 : 20,
        );
      const handedOver = [...output.matchAll(/^[\d-]+,[^,]+,(\w?),[^,]*,\w?,(\d+),/gm)];
      expect(handedOver).toHaveLength(kept.length);
      for (const [, engine, visits] of handedOver)
        expect(Number(visits)).toBeGreaterThanOrEqual(engine === '' ? 1 : 20);
      for (const text of [backup, exported, output]) {
        expect(text).not.toMatch(ADDRESS_OF_VISITOR);
        expect(text).not.toMatch(/Chrome\/140/);
      }
    });

    it('takes nothing any more and forgets its counts when it is deleted', async () => {
      await changeAs(team.owner, 'deleteAudienceSource', {
        workspaceId: team.workspaceId,
        id: `source:${sourceId}`,
      });
      for (let at = 0; at < 30; at++)
        rollUp.add(address.slice(3), { engine: 'c', version: chromium, device: 'd' });
      await store();

      expect(await rows()).toEqual([]);
      expect((await listBeaconSites(opened.database)).has(address.slice(3))).toBe(false);
    });
  });
});
