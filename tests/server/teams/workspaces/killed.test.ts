import { BusyTeam, serveTeam } from '../../../support/aBusyTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { seededRandom } from '../../../support/seededRandom';
import { withDatabase } from '../../../support/withDatabase';

const KILLS = Number(process.env.KILLS ?? 2);

describe('changes of a team while its server is killed', () => {
  onEachDatabase((opened, kind) => {
    withDatabase(opened);

    it(
      'are stored once each, if they were acknowledged or are repeated under their key',
      async () => {
        const { database, place } = opened;
        const random = seededRandom(KILLS);
        const team = await BusyTeam.form(database, 20 + 10 * KILLS);
        let [unanswered, appliedUnanswered] = [0, 0];
        for (let kill = 0; kill < KILLS; kill += 1) {
          const server = await serveTeam(place);
          const end = () => void server.process.kill('SIGKILL');
          await team.workUntil(server, end, random() * 600);
          await server.ended;
          expect(await team.findWrong(database, team.acknowledged)).toEqual([]);
          unanswered += team.unknown.length;
          const missing = await team.findWrong(database, team.unknown);
          appliedUnanswered += team.unknown.length - missing.length;
        }
        const last = await serveTeam(place);
        await team.repeat(last);

        expect(team.unknown).toEqual([]);
        expect(team.refused).toEqual([]);
        const repeated = team.acknowledged.slice(-10);
        for (const change of repeated)
          expect(await team.answer(last.url, change)).toContain('"problems":[]');
        last.process.kill('SIGKILL');
        await last.ended;
        expect(await team.findWrong(database, team.acknowledged)).toEqual([]);
        expect(team.acknowledged.length).toBeGreaterThan(5 * KILLS);
        if (process.env.KILLS !== undefined)
          process.stdout.write(
            `${kind}: ${KILLS} kills, ${team.acknowledged.length} changes acknowledged and stored once; ${unanswered} had no answer at a kill, ${appliedUnanswered} of those were stored.\n`,
          );
      },
      60_000 + KILLS * 15_000,
    );
  });
});
