import { spawn } from 'node:child_process';
import { sql } from 'kysely';
import { loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import type { Database } from '@/server/platform/database/Database';
import type { DatabasePlace } from '@/server/platform/database/openDatabase';
import { changeAs } from '../../../support/askAs';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { openLossyWay } from '../../../support/openLossyWay';
import { program } from '../../../support/program';
import { seededRandom } from '../../../support/seededRandom';
import { until } from '../../../support/until';
import { withDatabase } from '../../../support/withDatabase';

const KILLS = Number(process.env.KILLS ?? 2);
const LEAST_VISITS = 20;

interface Stored {
  readonly total: number;
  /** Visits of each class. */
  readonly classes: readonly number[];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** After what a killed process had begun to store: PostgreSQL may end that without it. */
const readStored = (database: Database): Promise<Stored> =>
  database.inTransaction(async () => {
    if (database.kind === 'postgres')
      await sql`lock table beacon_counts in exclusive mode`.execute(database.connection());
    const rows = await database
      .connection()
      .selectFrom('beacon_counts')
      .select(['engine', 'visits'])
      .execute();
    const ofClasses = rows.filter(({ engine }) => engine !== '');
    return {
      total: sumOf(rows.filter(({ engine }) => engine === '').map(({ visits }) => Number(visits))),
      classes: ofClasses.map(({ visits }) => Number(visits)),
    };
  });

interface Measuring {
  readonly send: (address: string, bodies: readonly string[]) => Promise<void>;
  /** A minute passes; what has come is stored from then on. */
  readonly passMinute: () => void;
  readonly kill: () => Promise<void>;
}

const endings: (() => unknown)[] = [];

async function startMeasuring({ dataDir, databaseUrl }: DatabasePlace): Promise<Measuring> {
  const args = ['--no-warnings', program('tests/support/measureUntilKilled.ts'), dataDir];
  const child = spawn(process.execPath, databaseUrl ? [...args, databaseUrl] : args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error('The receiver did not start.')));
  });
  const sendOne = async (address: string, body: string, at: number): Promise<void> => {
    const headers = { 'x-forwarded-for': `10.0.${at % 200}.7` };
    await fetch(`http://127.0.0.1:${port}${address}`, { method: 'POST', body, headers });
  };
  const measuring: Measuring = {
    send: async (address, bodies) => {
      await Promise.all(bodies.map((body, at) => sendOne(address, body, at)));
    },
    passMinute: () => void child.stdin.write('\n'),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
  endings.push(measuring.kill);
  return measuring;
}

describe('visits of a measured site whose server or connection ends', () => {
  onEachDatabase((opened, kind) => {
    withDatabase(opened);
    const { asked } = loadPresenceTable();
    const recent = asked.c.slice(-8);
    let address = '';

    /** So many visits, of several classes. */
    const visits = (count: number): string[] =>
      Array.from({ length: count }, (_, at) => `1c${recent[at % recent.length]!}d`);

    afterEach(() => Promise.all(endings.splice(0).map((end) => end())));
    beforeEach(async () => {
      await opened.database.connection().deleteFrom('beacon_counts').execute();
      const team = await aTeam();
      const draft = { workspaceId: team.workspaceId, name: 'Our visitors', kind: 'BEACON' };
      const select = 'source { beacon { address } }';
      const { source } = await changeAs(team.owner, 'createAudienceSource', draft, select);
      address = new URL((source as { beacon: { address: string } }).beacon.address).pathname;
    });

    it('are all stored but those of its last minute, and each once', async () => {
      const first = await startMeasuring(opened.place);
      await first.send(address, visits(200));
      first.passMinute();
      await until(async () => (await readStored(opened.database)).total > 0);
      await first.send(address, visits(80));
      await first.kill();

      // Each class had 25 of the first 200: none waited.
      expect(await readStored(opened.database)).toEqual({
        total: 200,
        classes: recent.map(() => 25),
      });

      const second = await startMeasuring(opened.place);
      await second.send(address, visits(240));
      second.passMinute();
      await until(async () => (await readStored(opened.database)).total > 200);
      second.passMinute();
      await second.kill();
      expect(await readStored(opened.database)).toEqual({
        total: 440,
        classes: recent.map(() => 55),
      });
    });

    it(
      'are stored with their minute or not at all, whenever the kill comes',
      async () => {
        const random = seededRandom(KILLS);
        const seen = { before: 0, after: 0 };
        for (let kill = 0; kill < KILLS; kill += 1) {
          const { total } = await readStored(opened.database);
          const measuring = await startMeasuring(opened.place);
          await measuring.send(address, visits(200));
          measuring.passMinute();
          await new Promise((resolve) => setTimeout(resolve, random() * 150));
          await measuring.kill();

          const stored = await readStored(opened.database);
          expect([total, total + 200]).toContain(stored.total);
          expect(sumOf(stored.classes)).toBe(stored.total);
          expect(stored.classes.filter((count) => count < LEAST_VISITS)).toEqual([]);
          seen[stored.total === total ? 'before' : 'after'] += 1;
        }
        if (process.env.KILLS !== undefined)
          process.stdout.write(
            `${kind}: of ${KILLS} kills ${seen.before} came before the minute of 200 visits was stored and ${seen.after} after.\n`,
          );
      },
      60_000 + KILLS * 10_000,
    );

    (kind === 'PostgreSQL' ? it : it.skip)(
      'are not stored again where the answer to a commit was lost',
      async () => {
        const way = await openLossyWay(opened.place.databaseUrl!);
        endings.push(way.close);
        const measuring = await startMeasuring({ ...opened.place, databaseUrl: way.url });
        await measuring.send(address, visits(200));
        way.loseAnswers();
        measuring.passMinute();
        await until(() => way.lost() > 0);
        expect((await readStored(opened.database)).total).toBe(200);

        way.keepAnswers();
        await measuring.send(address, visits(40));
        measuring.passMinute();
        await until(async () => (await readStored(opened.database)).total > 200);
        expect((await readStored(opened.database)).total).toBe(240);
      },
    );
  });
});
