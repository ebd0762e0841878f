import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputConfig } from '@/server/platform/config/outputConfig';
import { inChunks } from '@/server/platform/database/inChunks';
import type { BeaconCountRow } from '@/server/platform/database/SourceTables';
import {
  BEACON_OUTPUT_JOB,
  beaconOutputJobs,
  outputBeacons,
} from '@/server/teams/sources/outputBeacons';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const HEAD = 'day,source,engine,class,device,visits,workspace';
/** Noon of the day after the last one that is stored. */
const NOW = Date.parse('2026-11-20T12:00:00Z');

onEachDatabase((opened) => {
  withDatabase(opened);

  let taken = '';
  const take = (lines: string): Promise<void> => {
    taken += lines;
    return Promise.resolve();
  };
  const rowsOf = (text: string) =>
    text
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line) => line.split(','));

  beforeEach(async () => {
    taken = '';
    const connection = opened.database.connection();
    await connection.deleteFrom('beacon_counts').execute();
    await connection.deleteFrom('audience_sources').execute();
    await connection.deleteFrom('instance_settings').where('name', '=', 'beacons.output').execute();
  });

  async function addSite(id: string): Promise<void> {
    const { workspaceId, owner } = await aTeam();
    await opened.database
      .connection()
      .insertInto('audience_sources')
      .values({
        id,
        workspace_id: workspaceId.slice('workspace:'.length),
        audience_id: `audience-${id}`,
        name: 'Shop',
        kind: 'BEACON',
        address: null,
        site: `site-${id}`,
        api_key: null,
        cadence: 'DAILY',
        created_by: owner.accountId,
        created_at: 0,
        next_at: null,
      })
      .execute();
  }

  async function count(source_id: string, day: string, classes: number): Promise<void> {
    const rows: BeaconCountRow[] = Array.from({ length: classes }, (_, index) => ({
      ...{
        source_id,
        day,
        engine: 'c',
        class: String(40 + index),
        device: 'd',
        visits: 20 + index,
      },
    }));
    const total = { source_id, day, engine: '', class: '', device: '', visits: 5_000 };
    for (const some of inChunks([total, ...rows], 1_000))
      await opened.database.connection().insertInto('beacon_counts').values(some).execute();
  }

  it('hands over each complete day once', async () => {
    await addSite('a');
    await count('a', '2026-11-18', 1);
    await count('a', '2026-11-19', 1);
    await count('a', '2026-11-20', 1);
    await outputBeacons(opened.database, NOW, take);
    await outputBeacons(opened.database, NOW, take);

    expect(rowsOf(taken).map((row) => row.slice(0, 6).join())).toEqual([
      '2026-11-18,a,,,,5000',
      '2026-11-18,a,c,40,d,20',
      '2026-11-19,a,,,,5000',
      '2026-11-19,a,c,40,d,20',
    ]);
    taken = '';
    await outputBeacons(opened.database, NOW + 86_400_000, take);
    expect(rowsOf(taken)).toHaveLength(2);
  });

  it('waits until the visits of the last minute of a day are stored', async () => {
    await addSite('a');
    await count('a', '2026-11-19', 1);
    await outputBeacons(opened.database, Date.parse('2026-11-20T00:01:00Z'), take);

    expect(taken).toBe('');
  });

  it('loses nothing while its receiver is away, however many sites there are', async () => {
    const sites = Array.from({ length: 30 }, (_, index) => `site-${index}`);
    for (const site of sites) {
      await addSite(site);
      await count(site, '2026-11-19', 399);
    }
    let calls = 0;
    const failing = outputBeacons(opened.database, NOW, async (lines) => {
      calls += 1;
      if (calls === 2) throw new Error('away');
      await take(lines);
    });
    await expect(failing).rejects.toThrow('away');
    const before = rowsOf(taken).length;
    expect(before % 400).toBe(0);
    await outputBeacons(opened.database, NOW, take);

    const rows = rowsOf(taken).map((row) => row.slice(0, 5).join());
    expect(before).toBeLessThan(rows.length);
    expect(rows).toHaveLength(30 * 400);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('appends to a file with one head, and posts each batch with one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plimsoll-visits-'));
    const got: { authorization: string | undefined; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        got.push({ authorization: request.headers.authorization, body });
        response.writeHead(200).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const run = (to: OutputConfig) =>
      beaconOutputJobs(opened.database, to)[BEACON_OUTPUT_JOB]!.run(
        {},
        { id: 'one', attempt: 1, isLastAttempt: false },
      );
    const path = join(folder, 'visits.csv');
    await addSite('a');
    await count('a', '2020-01-01', 0);
    await run({ kind: 'file', path });
    await count('a', '2020-01-02', 0);
    await run({ kind: 'file', path });
    await count('a', '2020-01-03', 0);
    const url = `http://127.0.0.1:${port}/?query=INSERT%20INTO%20visits%20FORMAT%20CSVWithNames`;
    await run({ kind: 'http', url, authorization: 'Basic eDp5' });
    server.close();

    const [head, ...rows] = rowsOf(readFileSync(path, 'utf8'));
    rmSync(folder, { recursive: true });
    expect(head!.join()).toBe(HEAD);
    expect(rows.map(([day]) => day)).toEqual(['2020-01-01', '2020-01-02']);
    expect(got.map(({ authorization }) => authorization)).toEqual(['Basic eDp5']);
    expect(rowsOf(got[0]!.body).map(([day]) => day)).toEqual(['day', '2020-01-03']);
  });
});
