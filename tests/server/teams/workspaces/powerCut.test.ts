import type { Database } from '@/server/platform/database/Database';
import { type DatabasePlace, openDatabaseAt } from '@/server/platform/database/openDatabase';
import { BusyTeam, serveTeam } from '../../../support/aBusyTeam';
import { Disk } from '../../../support/aDisk';
import {
  fillPostgres,
  type PostgresServer,
  providePostgres,
  servePostgres,
} from '../../../support/aPostgres';
import { processDatabase } from '../../../support/processDatabase';
import { seededRandom } from '../../../support/seededRandom';

const CUTS = Number(process.env.CUTS ?? 1);
const programs = providePostgres();

/** With PostgreSQL, its server runs next to ours; both lose power at once. */
interface Machine {
  readonly place: DatabasePlace;
  readonly postgres?: PostgresServer;
}

async function withDatabaseAt<Answer>(
  place: DatabasePlace,
  act: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabaseAt(place);
  processDatabase.opened = Promise.resolve(database);
  try {
    return await act(database);
  } finally {
    delete processDatabase.opened;
    await database.close();
  }
}

const starts: Readonly<Record<string, (disk: Disk) => Promise<Machine>>> = {
  SQLite: ({ folder }) =>
    Promise.resolve({ place: { databaseUrl: undefined, dataDir: `${folder}/data` } }),
  PostgreSQL: async ({ folder }) => {
    const postgres = await servePostgres(programs!, folder);
    return { place: { databaseUrl: postgres.url, dataDir: '' }, postgres };
  },
};

const firstDisk = Disk.make();
firstDisk?.remove();

describe('changes of a team when the power is cut', () => {
  afterEach(() => Disk.removeAll());

  const kinds = ['SQLite', ...(programs === undefined ? [] : ['PostgreSQL'])];

  (firstDisk === undefined ? it.skip : it).each(kinds)(
    'are stored once each on %s, if they were acknowledged or are repeated under their key',
    async (kind) => {
      const random = seededRandom(CUTS);
      let disk = Disk.make()!;
      if (kind === 'PostgreSQL') fillPostgres(programs!, disk.folder);
      disk.flush();
      let machine = await starts[kind]!(disk);
      const team = await withDatabaseAt(machine.place, (database) =>
        BusyTeam.form(database, 20 + 10 * CUTS),
      );
      let [unanswered, lost] = [0, [] as string[]];
      for (let cut = 0; cut < CUTS; cut += 1) {
        const server = await serveTeam(machine.place);
        const [old, running] = [disk, machine];
        const { postgres } = running;
        const pids = [server.process.pid!, ...(postgres ? [postgres.pid] : [])];
        await team.workUntil(server, () => (disk = old.cut(pids)), random() * 1_000);
        await server.ended;
        // A server that nobody has waited for still counts as running, and keeps its lock.
        await postgres?.stop();
        old.remove();
        unanswered += team.unknown.length;
        machine = await starts[kind]!(disk);
        lost = lost.concat(
          await withDatabaseAt(machine.place, (database) =>
            team.findWrong(database, team.acknowledged),
          ),
        );
      }
      const last = await serveTeam(machine.place);
      await team.repeat(last);
      last.process.kill('SIGKILL');
      await last.ended;

      expect(lost).toEqual([]);
      expect([team.unknown, team.refused]).toEqual([[], []]);
      expect(team.acknowledged.length).toBeGreaterThan(5 * CUTS);
      expect(
        await withDatabaseAt(machine.place, (database) =>
          team.findWrong(database, team.acknowledged),
        ),
      ).toEqual([]);
      await machine.postgres?.stop();
      disk.remove();
      if (process.env.CUTS !== undefined)
        process.stdout.write(
          `${kind}: ${CUTS} power cuts, ${team.acknowledged.length} changes acknowledged and stored once; ${unanswered} had no answer.\n`,
        );
    },
    60_000 + CUTS * 20_000,
  );
});
