// How far shares of measured audiences are from the truth, and how often they are within the error
// that is stated: 1,000 made-up audiences, each counted by itself, because the shares of one audience
// go wrong together. `npm run bench -- measured 200` takes fewer.
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { seededRandom } from '../tests/support/seededRandom';
import {
  compareShares,
  drawPeople,
  isWithinPoint,
  isWithinStated,
  measurePeople,
  partOf,
} from '../tests/support/syntheticAudiences';

const AUDIENCES = Number(process.argv[2] ?? 1_000);
/** The same people, measured again and again. */
const REPEATED = { audiences: 10, times: 40 };
const WANTED = 0.95;

const CASES = [
  { visits: 10_000, days: 1 },
  { visits: 10_000, days: 28 },
  { visits: 10_000, days: 28, processes: 4 },
  { visits: 1_000, days: 28 },
  { visits: 50_000, days: 28 },
];

const catalogue = loadCatalogue();
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

for (const setting of CASES) {
  const rows = Array.from({ length: AUDIENCES }, (_, seed) => {
    const random = seededRandom(seed + 1);
    const people = drawPeople(catalogue, random);
    const found = compareShares(
      catalogue,
      people,
      measurePeople(catalogue, people, setting, random),
    );
    return {
      held: partOf(found, isWithinStated),
      near: partOf(found, isWithinPoint),
      stated: mean(found.map(({ stated }) => stated)),
    };
  });
  const repeated = Array.from({ length: REPEATED.audiences }, (_, seed) => {
    const random = seededRandom(seed + 1);
    const people = drawPeople(catalogue, random);
    const parts = Array.from({ length: REPEATED.times }, () =>
      partOf(
        compareShares(catalogue, people, measurePeople(catalogue, people, setting, random)),
        isWithinStated,
      ),
    );
    return mean(parts);
  });
  const held = mean(rows.map((row) => row.held));
  console.log(
    [
      JSON.stringify(setting),
      `within the stated error: ${percent(held)} of the shares of an audience, on average`,
      `of ${REPEATED.audiences} audiences measured ${REPEATED.times} times: ${percent(Math.min(...repeated))} for the worst, ${repeated.filter((one) => one >= WANTED).length} with ${percent(WANTED)} or more`,
      `within a point: ${percent(mean(rows.map((row) => row.near)))}`,
      `stated: ± ${(mean(rows.map((row) => row.stated)) * 100).toFixed(2)} points on average`,
    ].join('\n  '),
  );
  if (held < WANTED) process.exitCode = 1;
}
