import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { seededRandom } from '../../../support/seededRandom';
import {
  compareShares,
  drawPeople,
  isWithinPoint,
  isWithinStated,
  measurePeople,
  partOf,
} from '../../../support/syntheticAudiences';

const catalogue = loadCatalogue();
/** `npm run bench -- measured` takes 1,000, which come to 96.9 and 97.7 of 100. */
const AUDIENCES = 40;
const WANTED = 0.94;

/** Averages with one number for each audience: the shares of one go wrong together. */
function measure(setting: Parameters<typeof measurePeople>[2]) {
  let [stated, near] = [0, 0];
  for (let seed = 1; seed <= AUDIENCES; seed++) {
    const random = seededRandom(seed);
    const people = drawPeople(catalogue, random);
    const measured = measurePeople(catalogue, people, setting, random);
    const differences = compareShares(catalogue, people, measured);
    stated += partOf(differences, isWithinStated) / AUDIENCES;
    near += partOf(differences, isWithinPoint) / AUDIENCES;
  }
  return { stated, near };
}

describe('measured audiences', () => {
  it('of 10,000 visits in four weeks are near the truth and within the error', () => {
    const { stated, near } = measure({ visits: 10_000, days: 28 });

    expect(stated).toBeGreaterThan(WANTED);
    expect(near).toBeGreaterThan(WANTED);
  });

  it('of few visits, or counted by several processes, are within the error', () => {
    expect(measure({ visits: 1_000, days: 28 }).stated).toBeGreaterThan(WANTED);
    expect(measure({ visits: 10_000, days: 28, processes: 4 }).stated).toBeGreaterThan(WANTED);
  });
});
